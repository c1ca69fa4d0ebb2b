import * as z from 'zod/mini';
import { isAcceptableCode } from '#domain/settings/invitation-codes.ts';
import { type SettingKey, settingKeys, settingSchemas } from '#domain/settings/settings.ts';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

const stamp = { changedAt: z.nullable(z.string()), changedBy: z.nullable(z.string()) };

/** A setting: its value, its default (`standard`), and who changed it last. */
const settingState = <T extends z.ZodMiniType>(value: T) =>
  z.object({ value, standard: value, isSet: z.boolean(), ...stamp });

const Values = z.object({
  phone: settingState(settingSchemas.phone),
  email: settingState(settingSchemas.email),
  phoneHours: settingState(settingSchemas.phoneHours),
  mailingAddress: settingState(settingSchemas.mailingAddress),
  operatorEmail: settingState(settingSchemas.operatorEmail),
  refundCutoffHours: settingState(settingSchemas.refundCutoffHours),
  rescheduleNoticeHours: settingState(settingSchemas.rescheduleNoticeHours),
  closesOn: settingState(settingSchemas.closesOn),
  crewsPerDay: settingState(settingSchemas.crewsPerDay),
  platinumOffered: settingState(settingSchemas.platinumOffered),
  weatherThresholds: settingState(settingSchemas.weatherThresholds),
  weatherSilence: settingState(settingSchemas.weatherSilence),
  waitingHoldHours: settingState(settingSchemas.waitingHoldHours),
  accountantMail: settingState(settingSchemas.accountantMail),
  ledgerAccounts: settingState(settingSchemas.ledgerAccounts),
  ratingPage: settingState(settingSchemas.ratingPage),
});

export const InvitationCode = z.object({ code: z.string(), uses: z.number() });
export const BlockedArea = z.object({
  area: z.string(),
  /** Whether it would be served if it were not blocked. */
  served: z.boolean(),
  /** How many confirmed requests wait for it. */
  waiting: z.number(),
});

const Promised = z.object({ hours: z.number(), count: z.number() });

export const Settings = z.object({
  values: Values,
  /** The hours promised for upcoming visits, and for how many. */
  promised: z.object({ refundCutoffHours: z.array(Promised), rescheduleNoticeHours: z.array(Promised) }),
  blockedAreas: z.array(BlockedArea),
  invitations: z.object({
    codes: z.array(InvitationCode),
    /** Whether these are still the configured codes. */
    fromStart: z.boolean(),
  }),
  /** The version of the terms that the site shows. */
  termsVersion: z.string(),
});
export type Settings = z.infer<typeof Settings>;

export const readSettings = defineCall('GET /api/admin/settings', {
  summary: 'The settings: value, default, and who changed each last',
  responses: { 200: Settings },
});

/** `null` restores the default; `seen` is the value that the operator saw. */
const change = <const K extends SettingKey>(key: K) =>
  z.object({ key: z.literal(key), value: z.nullable(settingSchemas[key]), seen: settingSchemas[key] });

type AnyChange = { [K in SettingKey]: ReturnType<typeof change<K>> }[SettingKey];

export const changeSetting = defineCall('POST /api/admin/settings', {
  summary: 'Changes a setting; refused when its value is not what the operator saw',
  body: z.union(settingKeys.map(change) as AnyChange[], 'invalid'),
  responses: { 204: z.null() },
  refuses: [409],
});

const area = z.string('area').check(z.regex(/^[A-Z]\d[A-Z]$/, 'area'));

export const blockArea = defineCall('POST /api/admin/settings/blocked-areas', {
  summary: 'Blocks a postal area, or opens it again and notifies those who asked for it',
  body: z.object({ area, blocked: z.boolean('invalid') }),
  responses: { 200: z.object({ told: z.number() }) },
});

const code = z.string('invitation-code').check(z.refine(isAcceptableCode, 'invitation-code'));

export const changeInvitations = defineCall('POST /api/admin/settings/invitation-codes', {
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
  responses: { 200: z.object({ code: z.string() }) },
  refuses: [409],
});
