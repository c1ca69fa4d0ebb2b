import type { OpeningHours } from '../calendar/opening-hours.ts';
import { minutesOf } from '../calendar/schedule.ts';
import { toE164 } from '../delivery/phone-number.ts';
import { isForwardSortationArea, normalizePostalCode } from '../funnel/area.ts';
import type { Thresholds } from '../weather/judge.ts';
import { provinces } from './contact.ts';
import type { FieldMessageKey } from './messages.ts';

type Range = { readonly least: number; readonly most: number; readonly decimals?: number };

/** The accepted range of each number; anything beyond is a typing error. */
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

/** Whether a number lies within its range (inclusive) and has no more than its decimals. */
export function inRange(value: number, name: RangeName): boolean {
  const { least, most, decimals = 0 }: Range = ranges[name];
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value;
}

/** Whether a phone number is in E.164. */
export const isSettingPhone = (phone: string): boolean => toE164(phone) === phone;

/** Plain ASCII addresses only: they are used unescaped in links, pages and mail headers. */
export const isSettingEmail = (email: string): boolean =>
  email.length <= 254 && /^[A-Za-z\d](?:[A-Za-z\d._+-]*[A-Za-z\d])?@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/.test(email);

export const isProvince = (code: string): boolean => (provinces as readonly string[]).includes(code);

/** `H2Y 1A1`, as Canada Post writes it. */
export const isPostalCode = (code: string): boolean =>
  /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(code) && isForwardSortationArea(code.slice(0, 3));

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
