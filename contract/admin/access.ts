import * as z from 'zod/mini';
import { operatorRoles } from '#domain/access/roles.ts';
import { maxLength, minLength } from '#domain/fields.ts';
import { plainCharacters } from '#domain/typed/characters.ts';
import { cleanEmail } from '#domain/typed/email.ts';
import { maxEmailLength } from '#domain/typed/email-length.ts';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

const password = z.string('invalid').check(minLength(1, 'invalid'), maxLength(128, 'too-long'));
/** Six digits, or a recovery code. */
const code = z.string('invalid').check(z.overwrite(plainCharacters), maxLength(30, 'too-long'));

export const Operator = z.object({
  email: z.string(),
  role: z.enum(operatorRoles),
  secondFactor: z.boolean(),
  /** True while a second step must be set up before anything else opens. */
  secondFactorNeeded: z.boolean(),
});
export type Operator = z.infer<typeof Operator>;

export const readOperator = defineCall('GET /api/admin/session', {
  summary: 'Who is signed in',
  responses: { 200: Operator },
  who: 'oneself',
});

export const signIn = defineCall('POST /api/admin/sign-in', {
  summary: 'The first step of signing in; `secondFactor` asks for the second',
  body: z.object({
    email: z.string('invalid').check(z.overwrite(cleanEmail), maxLength(maxEmailLength, 'too-long')),
    password,
  }),
  responses: { 200: z.object({ secondFactor: z.boolean() }) },
  who: 'anybody',
  refuses: [401],
});

export const enterCode = defineCall('POST /api/admin/sign-in/code', {
  summary: 'The second step of signing in: a code of the authenticator, or a recovery code',
  body: z.object({ code }),
  responses: { 204: z.null() },
  who: 'anybody',
  refuses: [401],
});

export const signOut = defineCall('POST /api/admin/sign-out', {
  summary: 'Ends the session of this browser',
  responses: { 204: z.null() },
  who: 'oneself',
});

export const AdminSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The network address it was started from. */
  ipAddress: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  current: z.boolean(),
});
export type AdminSession = z.infer<typeof AdminSession>;

export const listSessions = defineCall('GET /api/admin/sessions', {
  summary: 'Where the operator is signed in',
  responses: { 200: z.array(AdminSession) },
  who: 'oneself',
});

export const endSession = defineCall('POST /api/admin/sessions/:id/end', {
  summary: 'Ends one of the operator’s sessions',
  params: z.object({ id: text(100) }),
  responses: { 204: z.null() },
  who: 'oneself',
  refuses: [404],
});

export const startSecondFactor = defineCall('POST /api/admin/second-factor', {
  summary: 'Begins to set up the second step: the key for the authenticator, and the recovery codes',
  body: z.object({ password }),
  responses: { 201: z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) }) },
  who: 'oneself',
  refuses: [409, 422],
});

export const finishSecondFactor = defineCall('POST /api/admin/second-factor/confirm', {
  summary: 'Turns the second step on, once the authenticator shows the right code',
  body: z.object({ code }),
  responses: { 204: z.null() },
  who: 'oneself',
  refuses: [422],
});
