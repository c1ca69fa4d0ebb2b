import * as z from 'zod/mini';
import { isDay } from '#domain/calendar/day.ts';
import type { OpeningHours } from '#domain/calendar/opening-hours.ts';
import { isCodeToGive } from '#domain/settings/invitation-codes.ts';
import * as rules from '#domain/settings/setting-rules.ts';
import type { SettingKey } from '#domain/settings/settings.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { isoDate, requiredText, text } from '../fields.ts';

const number = (name: rules.RangeName) =>
  z.number('number-range').check(z.refine((value) => rules.inRange(value, name), 'number-range'));
const email = z.string('email').check(z.refine(rules.isSettingEmail, 'email'));

/** The first and the last day of the week. */
const days = z.custom<OpeningHours['days']>(
  (value) => Array.isArray(value) && value.length === 2 && value.every(rules.isWeekday),
  'invalid',
);

const hours = z.object({ days, opens: text(8), closes: text(8) }, 'invalid').check(
  z.superRefine((value, context) => {
    const fault = rules.faultOfHours(value);
    if (fault) context.addIssue({ code: 'custom', message: fault.key, path: [fault.field] });
  }),
);

/** Every setting of the house by its key, with what it may be. A key without a stored value has its standard. */
const settingValues = {
  phone: z.string('phone').check(z.refine(rules.isSettingPhone, 'phone')),
  email,
  phoneHours: hours,
  mailingAddress: z.object(
    {
      street: requiredText(3, 100, 'street'),
      city: requiredText(2, 60, 'billing-city'),
      province: z.string('province').check(z.refine(rules.isProvince, 'province')),
      postalCode: z.string('postal-code-format').check(z.refine(rules.isPostalCode, 'postal-code-format')),
    },
    'invalid',
  ),
  operatorEmail: email,
  refundCutoffHours: number('refundCutoffHours'),
  rescheduleNoticeHours: number('rescheduleNoticeHours'),
  closesOn: z.nullable(isoDate.check(z.refine(isDay, 'date-format'))),
  crewsPerDay: number('crewsPerDay'),
  platinumOffered: z.boolean('invalid'),
  weatherThresholds: z.object(
    {
      precipitationChance: number('precipitationChance'),
      precipitationMm: number('precipitationMm'),
      temperatureC: number('temperatureC'),
      gustKmh: number('gustKmh'),
    },
    'invalid',
  ),
};
const stamp = { changedAt: z.nullable(z.string()), changedBy: z.nullable(z.string()) };

/** A setting as it stands: what holds now, what holds while nothing else is set, and who changed it last. */
const standing = <T extends z.ZodMiniType>(value: T) =>
  z.object({ value, standard: value, isSet: z.boolean(), ...stamp });
const { phone, phoneHours, mailingAddress, operatorEmail, refundCutoffHours } = settingValues;
const { rescheduleNoticeHours, closesOn, crewsPerDay, platinumOffered, weatherThresholds } = settingValues;

const Values = z.object({
  phone: standing(phone),
  email: standing(email),
  phoneHours: standing(phoneHours),
  mailingAddress: standing(mailingAddress),
  operatorEmail: standing(operatorEmail),
  refundCutoffHours: standing(refundCutoffHours),
  rescheduleNoticeHours: standing(rescheduleNoticeHours),
  closesOn: standing(closesOn),
  crewsPerDay: standing(crewsPerDay),
  platinumOffered: standing(platinumOffered),
  weatherThresholds: standing(weatherThresholds),
});

export const InvitationCode = z.object({ code: z.string(), uses: z.number() });
export const BlockedArea = z.object({
  area: z.string(),
  /** Among those that the house serves: blocking it turns visitors away that it would take. */
  served: z.boolean(),
  /** How many people wait to be told that it is served. */
  waiting: z.number(),
});

export const Settings = z.object({
  values: Values,
  blockedAreas: z.array(BlockedArea),
  invitations: z.object({
    codes: z.array(InvitationCode),
    /** They are those that the server was started with: nobody has changed them here. */
    fromStart: z.boolean(),
  }),
  /** The version of the terms that the site shows. */
  termsVersion: z.string(),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = defineCall({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'What the operator may change of the house: as it stands, its standard, and who changed it last',
  responses: { 200: Settings, 401: Failure, 403: Failure },
});

/** `null` goes back to the standard; `seen` is what the operator had before their eyes. */
const change = <const K extends SettingKey>(key: K) =>
  z.object({ key: z.literal(key), value: z.nullable(settingValues[key]), seen: settingValues[key] });

export const changeSetting = defineCall({
  method: 'POST',
  path: '/api/admin/settings',
  summary: 'Changes a setting, at once for everybody; refused when it is not what the operator saw',
  body: z.union(
    [
      change('phone'),
      change('email'),
      change('phoneHours'),
      change('mailingAddress'),
      change('operatorEmail'),
      change('refundCutoffHours'),
      change('rescheduleNoticeHours'),
      change('closesOn'),
      change('crewsPerDay'),
      change('platinumOffered'),
      change('weatherThresholds'),
    ],
    'invalid',
  ),
  responses: { 204: z.null(), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
});

const area = z.string('area').check(z.regex(/^[A-Z]\d[A-Z]$/, 'area'));

export const blockArea = defineCall({
  method: 'POST',
  path: '/api/admin/settings/blocked-areas',
  summary: 'Turns a postal area away, or opens it again and tells those who wait for it',
  body: z.object({ area, blocked: z.boolean('invalid') }),
  responses: { 200: z.object({ told: z.number() }), 400: Failure, 401: Failure, 403: Failure },
});

const code = z.string('invitation-code').check(z.refine(isCodeToGive, 'invitation-code'));

export const changeInvitations = defineCall({
  method: 'POST',
  path: '/api/admin/settings/invitation-codes',
  summary: 'Adds an invitation code, puts a new one in the place of an old one, or ends one',
  body: z.union(
    [
      // Without a code the program makes one.
      z.object({ change: z.literal('add'), code: z.nullable(code) }),
      z.object({ change: z.literal('rotate'), code: text(40) }),
      z.object({ change: z.literal('end'), code: text(40) }),
    ],
    'invalid',
  ),
  responses: { 200: z.object({ code: z.string() }), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
});
