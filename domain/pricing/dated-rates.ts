import { isDay } from '#domain/calendar/day.ts';
import { midnight } from '#domain/calendar/zone.ts';
import { inOrder, versionAt } from '#domain/versions.ts';
import type { TaxRates } from './tax.ts';

/** Rates by the day they begin. Two on one day would be a duplicate key, which does not compile. */
export type DatedRates = Readonly<Record<`${number}-${number}-${number}`, TaxRates>>;

export type RatesAt = (instant: Date) => TaxRates;

/** Rates change at midnight of the business. The first ones apply before their day too. */
export function ratesIn(dated: DatedRates, timeZone: string): RatesAt {
  const wrong = Object.keys(dated).find((day) => !isDay(day));
  const versions = inOrder(
    Object.entries(dated).map(([day, value], id) => ({ id, startsAt: midnight(day, timeZone), value })),
  );
  const [first] = versions;
  if (wrong !== undefined || !first) throw new Error(`tax rates: ${wrong ?? 'there are none'}`);
  return (instant) => (versionAt(versions, instant) ?? first).value;
}
