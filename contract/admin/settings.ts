import * as z from 'zod/mini';
import { isDay } from '#domain/calendar/day.ts';
import type { OpeningHours } from '#domain/calendar/opening-hours.ts';
import { isAcceptableCode } from '#domain/settings/invitation-codes.ts';
import * as rules from '#domain/settings/setting-rules.ts';
import type { SettingKey } from '#domain/settings/settings.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { isoDate, requiredText, text } from '../fields.ts';

const number = (name: rules.RangeName) =>
  z.number('number-range').check(z.refine((value) => rules.inRange(value, name), 'number-range'));
const email = z.string('email').check(z.refine(rules.isSettingEmail, 'email'));

/** The first and the last weekday. */
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

/** Every setting by key. A key without a stored value has its default. */
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

/** A setting: its value, its default (`standard`), and who changed it last. */
const settingState = <T extends z.ZodMiniType>(value: T) =>
  z.object({ value, standard: value, isSet: z.boolean(), ...stamp });
const { phone, phoneHours, mailingAddress, operatorEmail, refundCutoffHours } = settingValues;
const { rescheduleNoticeHours, closesOn, crewsPerDay, platinumOffered, weatherThresholds } = settingValues;

const Values = z.object({
  phone: settingState(phone),
  email: settingState(email),
  phoneHours: settingState(phoneHours),
  mailingAddress: settingState(mailingAddress),
  operatorEmail: settingState(operatorEmail),
  refundCutoffHours: settingState(refundCutoffHours),
  rescheduleNoticeHours: settingState(rescheduleNoticeHours),
  closesOn: settingState(closesOn),
  crewsPerDay: settingState(crewsPerDay),
  platinumOffered: settingState(platinumOffered),
  weatherThresholds: settingState(weatherThresholds),
});

export const InvitationCode = z.object({ code: z.string(), uses: z.number() });
export const BlockedArea = z.object({
  area: z.string(),
  /** Whether it would be served if it were not blocked. */
  served: z.boolean(),
  /** How many confirmed requests wait for it. */
  waiting: z.number(),
});

export const Settings = z.object({
  values: Values,
  blockedAreas: z.array(BlockedArea),
  invitations: z.object({
    codes: z.array(InvitationCode),
    /** Whether these are still the codes of the configuration. */
    fromStart: z.boolean(),
  }),
  /** The version of the terms that the site shows. */
  termsVersion: z.string(),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = defineCall({
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'The settings: value, default, and who changed each last',
  responses: { 200: Settings, 401: Failure, 403: Failure },
});

/** `null` restores the default; `seen` is the value that the operator saw. */
const change = <const K extends SettingKey>(key: K) =>
  z.object({ key: z.literal(key), value: z.nullable(settingValues[key]), seen: settingValues[key] });

export const changeSetting = defineCall({
  method: 'POST',
  path: '/api/admin/settings',
  summary: 'Changes a setting; refused when its value is not what the operator saw',
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
  summary: 'Blocks a postal area, or opens it again and notifies those who asked for it',
  body: z.object({ area, blocked: z.boolean('invalid') }),
  responses: { 200: z.object({ told: z.number() }), 400: Failure, 401: Failure, 403: Failure },
});

const code = z.string('invitation-code').check(z.refine(isAcceptableCode, 'invitation-code'));

export const changeInvitations = defineCall({
  method: 'POST',
  path: '/api/admin/settings/invitation-codes',
  summary: 'Adds, replaces or ends an invitation code',
  body: z.union(
    [
      // Null generates a code.
      z.object({ change: z.literal('add'), code: z.nullable(code) }),
      z.object({ change: z.literal('rotate'), code: text(40) }),
      z.object({ change: z.literal('end'), code: text(40) }),
    ],
    'invalid',
  ),
  responses: { 200: z.object({ code: z.string() }), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
});
