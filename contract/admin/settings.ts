import * as z from 'zod/mini';
import { isCodeToGive } from '#domain/settings/invitation-codes.ts';
import { type SettingKey, settingSchemas } from '#domain/settings/settings.ts';
import { defineCall } from '../call.ts';
import { Failure } from '../failure.ts';
import { text } from '../fields.ts';

const stamp = { changedAt: z.nullable(z.string()), changedBy: z.nullable(z.string()) };

/** A setting as it stands: what holds now, what holds while nothing else is set, and who changed it last. */
const standing = <T extends z.ZodMiniType>(value: T) =>
  z.object({ value, standard: value, isSet: z.boolean(), ...stamp });

const Values = z.object({
  phone: standing(settingSchemas.phone),
  email: standing(settingSchemas.email),
  phoneHours: standing(settingSchemas.phoneHours),
  mailingAddress: standing(settingSchemas.mailingAddress),
  operatorEmail: standing(settingSchemas.operatorEmail),
  refundCutoffHours: standing(settingSchemas.refundCutoffHours),
  rescheduleNoticeHours: standing(settingSchemas.rescheduleNoticeHours),
  closesOn: standing(settingSchemas.closesOn),
  crewsPerDay: standing(settingSchemas.crewsPerDay),
  platinumOffered: standing(settingSchemas.platinumOffered),
  weatherThresholds: standing(settingSchemas.weatherThresholds),
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
  z.object({ key: z.literal(key), value: z.nullable(settingSchemas[key]), seen: settingSchemas[key] });

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
