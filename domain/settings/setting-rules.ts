import type { OpeningHours } from '../calendar/opening-hours.ts';
import { minutesOf } from '../calendar/schedule.ts';
import { toE164 } from '../delivery/phone-number.ts';
import { isForwardSortationArea, normalizePostalCode } from '../funnel/area.ts';
import type { Thresholds } from '../weather/judge.ts';
import { provinces } from './contact.ts';
import type { FieldMessageKey } from './messages.ts';

type Range = { readonly least: number; readonly most: number; readonly decimals?: number };

/** How far each number of the house can be turned; past these it is a slip of the hand. */
export const ranges = {
  refundCutoffHours: { least: 1, most: 336 },
  rescheduleNoticeHours: { least: 1, most: 336 },
  crewsPerDay: { least: 0, most: 20 },
  precipitationChance: { least: 1, most: 100 },
  precipitationMm: { least: 0.1, most: 50, decimals: 1 },
  temperatureC: { least: -20, most: 20 },
  gustKmh: { least: 10, most: 150 },
} as const satisfies Record<string, Range>;
export type RangeName = keyof typeof ranges;

/** Whether a number lies in its range and is no finer than it is shown. */
export function inRange(value: number, name: RangeName): boolean {
  const { least, most, decimals = 0 }: Range = ranges[name];
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

/** Whether a number can be called and sent a text to, in the form in which it is kept. */
export const isSettingPhone = (phone: string): boolean => toE164(phone) === phone;

/** Letters, digits and the few signs of ordinary addresses: it stands in links, pages and mail headers as it is. */
export const isSettingEmail = (email: string): boolean =>
  email.length <= 254 && /^[A-Za-z\d](?:[A-Za-z\d._+-]*[A-Za-z\d])?@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/.test(email);

export const isProvince = (code: string): boolean => (provinces as readonly string[]).includes(code);

/** `H2Y 1A1`, as Canada Post writes it. */
export const isPostalCode = (code: string): boolean =>
  /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(code) && isForwardSortationArea(code.slice(0, 3));

/** As it is kept, of however somebody types it. */
export function spacedPostalCode(typed: string): string {
  const bare = normalizePostalCode(typed);
  return bare.length === 6 ? `${bare.slice(0, 3)} ${bare.slice(3)}` : bare;
}

/** What is wrong with the hours of the phone, by their field. */
export function faultOfHours({
  days: [first, last],
  opens,
  closes,
}: OpeningHours): { field: string; key: FieldMessageKey } | null {
  const [from, until] = [minutesOf(opens), minutesOf(closes)];
  if (from === null) return { field: 'opens', key: 'time-required' };
  if (until === null) return { field: 'closes', key: 'time-required' };
  if (first > last) return { field: 'lastDay', key: 'days-order' };
  return from < until ? null : { field: 'closes', key: 'hours-order' };
}

export const isWeekday = (day: number): boolean => Number.isInteger(day) && day >= 0 && day <= 6;

export const areThresholds = (figures: Thresholds): boolean =>
  inRange(figures.precipitationChance, 'precipitationChance') &&
  inRange(figures.precipitationMm, 'precipitationMm') &&
  inRange(figures.temperatureC, 'temperatureC') &&
  inRange(figures.gustKmh, 'gustKmh');
