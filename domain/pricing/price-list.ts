import * as z from 'zod/mini';
import { type Tier, tiers } from '#domain/funnel/tier.ts';
import type { Cents } from '#domain/money.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import type { CoatingType, OfferedService } from './service.ts';

type Offered = readonly OfferedService[];

/** By service: those whose price rises with the layout, with a separate one for a door. */
export type ServicePrices = Readonly<Record<CoatingType, Cents>>;

/** Layouts 1 and 12, and by its name in lists each service that costs the same for every layout. In whole dollars. */
export type TierPrices = { readonly first: ServicePrices; readonly last: ServicePrices } & {
  readonly [flat: string]: ServicePrices | Cents;
};

export const inSteps = (services: Offered): Offered => services.filter(({ pricing }) => pricing === 'steps');

/** Services that cost the same for every layout, with their names in lists. */
export const atFlatPrice = (services: Offered): { service: OfferedService; name: string }[] =>
  services.flatMap((service) => (service.pricing === 'steps' ? [] : [{ service, name: service.pricing.flat }]));

/** What an owner sets; all prices derive from it. */
export type PriceList = {
  readonly tiers: Readonly<Record<Tier, TierPrices>>;
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
    for (const [service, price] of Object.entries(last)) {
      const place = `tiers.${tier}.last.${service}`;
      if (price < (first[service] ?? 0) && !faults.has(place)) faults.set(place, 'price-falls');
    }
  }
  return faults;
}

const amount = z.custom<Cents>((value) => typeof value === 'number', 'price');

const object = (names: readonly string[]) => z.object(Object.fromEntries(names.map((name) => [name, amount])));

/** A price list as an owner may set it, for everything a brand sells. */
export function priceListSchema(services: Offered): z.ZodMiniType<PriceList, unknown> {
  const ofServices = object(inSteps(services).map(({ key }) => key));
  const ofTier = z.extend(object(atFlatPrice(services).map(({ name }) => name)), {
    first: ofServices,
    last: ofServices,
  });
  return z
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
        for (const [place, message] of faultsOfPrices(list as PriceList))
          context.addIssue({ code: 'custom', message, path: place.split('.') });
      }),
    ) as unknown as z.ZodMiniType<PriceList, unknown>;
}

/**
 * A list as stored: services added since have their first price, discontinued ones are left out. Throws for a list
 * that nobody could have set.
 */
export function storedPriceList(stored: unknown, services: Offered, first: PriceList): PriceList {
  return priceListSchema(services).parse(filled(stored, first));
}

/** What a value lacks compared with another of its shape. */
function filled(value: unknown, by: unknown): unknown {
  if (typeof by !== 'object' || by === null || typeof value !== 'object' || value === null) return value ?? by;
  const has = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(Object.entries(by).map(([name, inner]) => [name, filled(has.get(name), inner)]));
}
