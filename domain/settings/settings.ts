import * as z from 'zod/mini';
import { toE164 } from '#domain/typed/phone.ts';
import { isForwardSortationArea } from '#domain/typed/postal-code.ts';
import { isDay } from '../calendar/day.ts';
import type { OpeningHours } from '../calendar/opening-hours.ts';
import { appointmentTime, isoDate, maxLength, requiredText } from '../fields.ts';
import { languages } from '../language.ts';
import { silences } from '../weather/answer.ts';
import { provinces } from './contact.ts';
import { faultOfHours, inRange, type RangeName } from './setting-rules.ts';

const number = (name: RangeName) =>
  z.number('number-range').check(z.refine((value) => inRange(value, name), 'number-range'));

/** Plain ASCII addresses only: they are used unescaped in links, pages and mail headers. */
const ordinaryEmail = /^[A-Za-z\d](?:[A-Za-z\d._+-]*[A-Za-z\d])?@(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}$/;
const email = z.string('email').check(z.refine((value) => value.length <= 254 && ordinaryEmail.test(value), 'email'));

/** It stands in mails as a link. */
const secureAddress = z
  .url({ protocol: /^https$/, hostname: /[^.]\.[^.]/, error: 'https-address' })
  .check(maxLength(200, 'too-long'), z.regex(/^https:\/\/[^/?#@]+(?:[/?#]|$)/, 'https-address'));

/** The first and the last day of the week. */
const days = z.custom<OpeningHours['days']>(
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every((day) => Number.isInteger(day) && day >= 0 && day <= 6),
  'invalid',
);

/** `H2Y 1A1`, as Canada Post writes it. */
const isPostalCode = (code: string): boolean =>
  /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(code) && isForwardSortationArea(code.slice(0, 3));

const account = requiredText(1, 60, 'text-missing');

/** What the operator may change, by its key, with its allowed values. */
export const settingSchemas = {
  /** It can be called and texted, in its stored form. */
  phone: z.string('phone').check(z.refine((value) => toE164(value) === value, 'phone')),
  email,
  phoneHours: z.object({ days, opens: appointmentTime, closes: appointmentTime }, 'invalid').check(
    z.superRefine((value, context) => {
      const fault = faultOfHours(value);
      if (fault) context.addIssue({ code: 'custom', message: fault.key, path: [fault.field] });
    }),
  ),
  mailingAddress: z.object(
    {
      street: requiredText(3, 100, 'street'),
      city: requiredText(2, 60, 'billing-city'),
      province: z
        .string('province')
        .check(z.refine((code) => (provinces as readonly string[]).includes(code), 'province')),
      postalCode: z.string('postal-code-format').check(z.refine(isPostalCode, 'postal-code-format')),
    },
    'invalid',
  ),
  /** Who is alerted when something needs a person. */
  operatorEmail: email,
  refundCutoffHours: number('refundCutoffHours'),
  rescheduleNoticeHours: number('rescheduleNoticeHours'),
  /** Null: the season ends on its day of every year. */
  closesOn: z.nullable(isoDate.check(z.refine(isDay, 'date-format'))),
  crewsPerDay: number('crewsPerDay'),
  platinumOffered: z.boolean('invalid'),
  weatherThresholds: z.object(
    {
      precipitationChance: number('precipitationChance'),
      precipitationMm: number('precipitationMm'),
      washMm: number('washMm'),
      dryHours: number('dryHours'),
      temperatureC: number('temperatureC'),
      gustKmh: number('gustKmh'),
      highGustKmh: number('highGustKmh'),
    },
    'invalid',
  ),
  /** What happens to a visit whose client does not answer a proposal. */
  weatherSilence: z.enum(silences, 'invalid'),
  /** How long a freed day is held for one person of the waiting list. */
  waitingHoldHours: number('waitingHoldHours'),
  /** Who gets each month's file, and in which language; null: nobody. */
  accountantMail: z.nullable(z.object({ email, language: z.enum(languages, 'invalid') }, 'invalid')),
  /** What the accounts of the journal are called in the ledger. */
  ledgerAccounts: z.object(
    {
      ...{ cards: account, cash: account, bank: account, sales: account, refunds: account },
      ...{ gst: account, qst: account, unbooked: account },
    },
    'invalid',
  ),
  /** Where clients may review the business, in their language. Null: nobody is asked. */
  ratingPage: z.nullable(z.object({ en: secureAddress, fr: secureAddress }, 'invalid')),
};

export type SettingKey = keyof typeof settingSchemas;
export type SettingValues = { [K in SettingKey]: z.infer<(typeof settingSchemas)[K]> };

export const settingKeys = Object.keys(settingSchemas) as SettingKey[];

const storedSchemas: { readonly [K in SettingKey]: z.ZodMiniType<SettingValues[K]> } = {
  ...settingSchemas,
  // Wider than the form's range: any whole number of crews works.
  crewsPerDay: z.int().check(z.gte(0)),
};

/** The value stored under a key; undefined if it is unusable, and the default applies. */
export const readSetting = <K extends SettingKey>(key: K, stored: unknown): SettingValues[K] | undefined =>
  storedSchemas[key].safeParse(stored).data;

/** Whether two values are equal as JSON, whatever the order of their keys. */
export const sameValue = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
