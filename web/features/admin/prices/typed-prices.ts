import { offered } from '#business/service-cards.ts';
import { badgeName } from '#business/services.ts';
import { layoutNumbers } from '#domain/funnel/layout.ts';
import { bookableSizes } from '#domain/funnel/size.ts';
import { type Tier, tiers } from '#domain/funnel/tier.ts';
import type { Language } from '#domain/language.ts';
import { type Cents, cents, toDecimal } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { atFlatPrice, faultsOfPrices, inSteps, type PriceList, pricesByPlace } from '#domain/pricing/price-list.ts';
import { type Raise, raised } from '#domain/pricing/raise.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import type { Parsed } from '#web/features/admin/shell/versions/fact.ts';
import { amountTyped } from '#web/ui/form/amount.ts';

const flatNames = atFlatPrice(offered).map(({ name }) => name);

/** The fields' values, by place (`tiers.petite.first.essential`). */
export type Typed = Readonly<Record<string, string>>;

const percent = 'monthlyDiscountPercent';

/** `1815`, or `384.99` and `384,99`. */
export function amountText(amount: Cents, language: Language): string {
  const text = toDecimal(amount).replace(/\.00$/, '');
  return language === 'en' ? text : text.replace('.', ',');
}

export function toForm(list: PriceList, language: Language): Typed {
  const text = (place: string, value: number) =>
    place === percent ? String(value) : amountText(cents(value), language);
  return Object.fromEntries([...pricesByPlace(list)].map(([place, value]) => [place, text(place, value)]));
}

/** What was typed, with each amount changed by a percentage; what is no amount stays. */
export const raiseTyped = (typed: Typed, raise: Raise, language: Language): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([place, text]) => {
      const amount = place === percent ? null : amountTyped(text);
      return [place, amount === null ? text : amountText(raised(amount, raise), language)];
    }),
  );

type Faults = ReadonlyMap<string, FieldMessageKey>;

/** The price list that was typed, or what is wrong with it by place. */
export function parse(typed: Typed): Parsed<PriceList> {
  const unread = new Map<string, FieldMessageKey>();
  const amount = (place: string): Cents => {
    const read = amountTyped(typed[place] ?? '');
    if (read === null) unread.set(place, 'price');
    return read ?? cents(100);
  };
  const pricesAt = (place: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, amount(`${place}.${name}`)]));
  const ofSteps = inSteps(offered).map(({ key }) => key);
  const tier = (name: Tier) => ({
    ...pricesAt(`tiers.${name}`, flatNames),
    first: pricesAt(`tiers.${name}.first`, ofSteps),
    last: pricesAt(`tiers.${name}.last`, ofSteps),
  });
  const discount = (typed[percent] ?? '').trim();
  if (!/^\d{1,3}$/.test(discount)) unread.set(percent, 'number-range');
  const list: PriceList = {
    tiers: { petite: tier('petite'), moderne: tier('moderne'), grande: tier('grande') },
    door: pricesAt('door', ofSteps),
    fallback: amount('fallback'),
    monthlyDiscountPercent: unread.has(percent) ? 0 : Number(discount),
  };
  const faults = new Map([...[...faultsOfPrices(list)].filter(([place]) => !hangsOn(place, unread)), ...unread]);
  return faults.size > 0 ? { faults } : { value: list };
}

/** Whether the first price another is compared with could not be read. */
const hangsOn = (place: string, unread: Faults): boolean => unread.has(place.replace('.last.', '.first.'));

type PlaceWords = { door: string; fallback: string; monthlyDiscountPercent: string };

/** A price in words: `Little Storefront, Full, Layout 1`. */
export function placeInWords(place: string, { language, words }: { language: Language; words: PlaceWords }): string {
  const [group = '', second = '', third = '', fourth = ''] = place.split('.');
  if (group === 'door') return `${words.door}, ${badgeName(second, language)}`;
  if (group === 'fallback' || group === percent) return words[group];
  const size = sizeName(bookableSizes[tiers.indexOf(second as Tier)] ?? 'little-storefront', language);
  const flat = atFlatPrice(offered).find(({ name }) => name === third);
  if (flat) return `${size}, ${flat.service.badge[language]}`;
  const layout = layoutName(third === 'first' ? 'layout1' : 'layout12', language);
  return `${size}, ${badgeName(fourth, language)}, ${layout}`;
}

/** Layouts that clients book; the last one is the door. */
export const realLayouts = layoutNumbers.filter((n) => n !== 14).map((n) => `layout${n}` as const);
