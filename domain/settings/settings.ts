import { type IsoDate, isDay } from '../calendar/day.ts';
import type { OpeningHours } from '../calendar/opening-hours.ts';
import type { Thresholds } from '../weather/judge.ts';
import type { PostalAddress } from './contact.ts';
import * as rules from './setting-rules.ts';

/** The settings that the operator may change, by key. */
export type SettingValues = {
  phone: string;
  email: string;
  phoneHours: OpeningHours;
  mailingAddress: PostalAddress;
  /** Recipient of alerts and reviews. */
  operatorEmail: string;
  refundCutoffHours: number;
  rescheduleNoticeHours: number;
  /** The first closed day; null for the default date of each year. */
  closesOn: IsoDate | null;
  crewsPerDay: number;
  platinumOffered: boolean;
  weatherThresholds: Thresholds;
};
export type SettingKey = keyof SettingValues;

type Rules = { readonly [K in SettingKey]: (value: unknown) => value is SettingValues[K] };

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEmail = (value: unknown): value is string => isText(value) && rules.isSettingEmail(value);
const isNumber =
  (name: rules.RangeName) =>
  (value: unknown): value is number =>
    typeof value === 'number' && rules.inRange(value, name);

function isHours(value: unknown): value is OpeningHours {
  if (!isRecord(value) || !Array.isArray(value.days) || !isText(value.opens) || !isText(value.closes)) return false;
  const { opens, closes } = value;
  const [first, last, ...more]: unknown[] = value.days;
  if (typeof first !== 'number' || typeof last !== 'number' || more.length > 0) return false;
  return rules.isWeekday(first) && rules.isWeekday(last) && !rules.faultOfHours({ days: [first, last], opens, closes });
}

const isAddress = (value: unknown): value is PostalAddress =>
  isRecord(value) &&
  isText(value.street) &&
  isText(value.city) &&
  isText(value.province) &&
  rules.isProvince(value.province) &&
  isText(value.postalCode) &&
  rules.isPostalCode(value.postalCode);

function isWeather(value: unknown): value is Thresholds {
  if (!isRecord(value)) return false;
  const { precipitationChance: chance, precipitationMm: mm, temperatureC: cold, gustKmh: gust } = value;
  if (typeof chance !== 'number' || typeof mm !== 'number') return false;
  if (typeof cold !== 'number' || typeof gust !== 'number') return false;
  return rules.areThresholds({ precipitationChance: chance, precipitationMm: mm, temperatureC: cold, gustKmh: gust });
}

/** Whether a stored value is valid; otherwise the default applies. */
export const settingRules: Rules = {
  phone: (value): value is string => isText(value) && rules.isSettingPhone(value),
  email: isEmail,
  phoneHours: isHours,
  mailingAddress: isAddress,
  operatorEmail: isEmail,
  refundCutoffHours: isNumber('refundCutoffHours'),
  rescheduleNoticeHours: isNumber('rescheduleNoticeHours'),
  closesOn: (value): value is IsoDate | null => value === null || (isText(value) && isDay(value)),
  // Wider than the form's range: any whole number of crews works.
  crewsPerDay: (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  platinumOffered: (value): value is boolean => typeof value === 'boolean',
  weatherThresholds: isWeather,
};

export const settingKeys = Object.keys(settingRules) as SettingKey[];

/** Whether two values are equal as JSON, whatever the order of their keys. */
export const sameValue = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
