import * as z from 'zod/mini';
import { type Tier, tiers } from '#domain/funnel/size.ts';
import type { Cents } from '#domain/money.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';

/** Services whose price rises with the layout, and that have one of their own for a door. */
export const listedServices = ['essential', 'complete', 'platinum', 'refresh'] as const;
export type ListedService = (typeof listedServices)[number];
export type ServicePrices = Readonly<Record<ListedService, Cents>>;

/** Layouts 1 and 12, and a preview, which costs the same for every layout. In whole dollars. */
export type TierPrices = { readonly first: ServicePrices; readonly last: ServicePrices; readonly preview: Cents };

/** What an owner sets; the price of everything follows from it. */
export type PriceList = {
  readonly tiers: Readonly<Record<Tier, TierPrices>>;
  /** Layout 13, a door: one price in every tier. */
  readonly door: ServicePrices;
  /** Charged when the table has no such price. */
  readonly fallback: Cents;
  /** Percent taken off the base for monthly service. */
  readonly monthlyDiscountPercent: number;
};

/** Every amount and the percentage by its place, such as `tiers.petite.first.essential`. */
export const pricesByPlace = (list: PriceList): ReadonlyMap<string, number> => new Map(leavesOf(list));

const leavesOf = (value: object, path: readonly string[] = []): [string, number][] =>
  Object.entries(value).flatMap(([name, inner]): [string, number][] => {
    const place = [...path, name];
    return typeof inner === 'number' ? [[place.join('.'), inner]] : leavesOf(inner, place);
  });

/** The places in which two lists differ. */
export function differingPrices(before: PriceList, after: PriceList): string[] {
  const known = pricesByPlace(before);
  return [...pricesByPlace(after)].flatMap(([place, value]) => (known.get(place) === value ? [] : [place]));
}

const [cheapest, dearest] = [1_00, 100_000_00];
const mostPercent = 50;

/** What is wrong, by its place: nothing is free, and no layout costs less than a smaller one. */
export function faultsOfPrices(list: PriceList): ReadonlyMap<string, FieldMessageKey> {
  const faults = new Map<string, FieldMessageKey>();
  for (const [place, value] of pricesByPlace(list)) {
    if (place === 'monthlyDiscountPercent') {
      if (!Number.isInteger(value) || value < 0 || value > mostPercent) faults.set(place, 'number-range');
    } else if (!Number.isInteger(value) || value < cheapest || value > dearest) faults.set(place, 'price');
    else if (place.startsWith('tiers.') && value % 100 !== 0) faults.set(place, 'whole-dollars');
  }
  for (const tier of tiers) {
    const { first, last } = list.tiers[tier];
    for (const service of listedServices) {
      const place = `tiers.${tier}.last.${service}`;
      if (last[service] < first[service] && !faults.has(place)) faults.set(place, 'price-falls');
    }
  }
  return faults;
}

const amount = z.custom<Cents>((value) => typeof value === 'number', 'price');
const ofServices = z.object({ essential: amount, complete: amount, platinum: amount, refresh: amount });
const ofTier = z.object({ first: ofServices, last: ofServices, preview: amount });

/** A price list as an owner may set it, and as it is stored. */
export const priceListSchema = z
  .object(
    {
      tiers: z.object({ petite: ofTier, moderne: ofTier, grande: ofTier }),
      door: ofServices,
      fallback: amount,
      monthlyDiscountPercent: z.number('number-range'),
    },
    'invalid',
  )
  .check(
    z.superRefine((list, context) => {
      for (const [place, message] of faultsOfPrices(list))
        context.addIssue({ code: 'custom', message, path: place.split('.') });
    }),
  );
