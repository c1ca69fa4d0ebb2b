import { normalizePostalCode } from '#domain/typed/postal-code.ts';
import type { OpeningHours } from '../calendar/opening-hours.ts';
import { minutesOf } from '../calendar/schedule.ts';
import type { VisitPolicy } from './contact.ts';
import type { FieldMessageKey } from './messages.ts';

type Range = { readonly least: number; readonly most: number; readonly decimals?: number };

/** The accepted range of each number; anything beyond is a typo. */
export const ranges = {
  refundCutoffHours: { least: 1, most: 336 },
  rescheduleNoticeHours: { least: 1, most: 336 },
  crewsPerDay: { least: 0, most: 20 },
  waitingHoldHours: { least: 1, most: 48 },
  precipitationChance: { least: 1, most: 100 },
  precipitationMm: { least: 0.1, most: 50, decimals: 1 },
  washMm: { least: 0.1, most: 50, decimals: 1 },
  dryHours: { least: 0, most: 48 },
  temperatureC: { least: -20, most: 20 },
  gustKmh: { least: 10, most: 150 },
  highGustKmh: { least: 10, most: 150 },
} as const satisfies Record<string, Range>;
export type RangeName = keyof typeof ranges;

/** A day takes no more visits than it can have crews; imported ones may be more. */
export const mostCrews: number = ranges.crewsPerDay.most;

/** Whether a number lies within its range (inclusive) and has no more than its decimals. */
export function inRange(value: number, name: RangeName): boolean {
  const { least, most, decimals = 0 }: Range = ranges[name];
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

/** Whether a visit could be moved when it is too late for a refund, and then be cancelled with one. */
export const isNoticeTooShort = ({ refundCutoffHours, rescheduleNoticeHours }: VisitPolicy): boolean =>
  rescheduleNoticeHours < refundCutoffHours;

/** The stored form, `H2Y 1A1`, of a postal code as typed. */
export function spacedPostalCode(typed: string): string {
  const bare = normalizePostalCode(typed);
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare;
}

/** The first error in the phone hours, with its field; null when they are valid. */
export function faultOfHours({
  days: [first, last],
  opens,
  closes,
}: OpeningHours): { field: string; key: FieldMessageKey } | null {
  const [from, until] = [minutesOf(opens), minutesOf(closes)];
  if (first > last) return { field: 'lastDay', key: 'days-order' };
  return from < until ? null : { field: 'closes', key: 'hours-order' };
}
