import * as z from 'zod/mini';
import { operatorRoles } from '#domain/access/roles.ts';
import { maxLength, minLength } from '#domain/fields.ts';
import { defineCall } from '../../call.ts';
import { crewNumber, email, text } from '../../fields.ts';
import { passwordAgain } from './passkeys.ts';

export const minPasswordLength = 12;
const role = z.enum(operatorRoles, 'invalid');
const newPassword = z
  .string('invalid')
  .check(minLength(minPasswordLength, 'password-short'), maxLength(128, 'too-long'));
const params = z.object({ id: text(100) });

export const Person = z.object({
  id: z.string(),
  email: z.string(),
  role,
  /** `invited` until a password is set; `closed` may not sign in. */
  state: z.enum(['open', 'invited', 'closed']),
  /** Whose visits a crew's phone shows; null for everyone's. */
  crew: z.nullable(z.number()),
  authenticator: z.boolean(),
  passkeys: z.number(),
  you: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** The token of the page on which a password is set; returned once and stored only as a hash. */
const Invitation = z.object({ token: z.string(), expiresAt: z.string() });
export type Invitation = z.infer<typeof Invitation>;

export const listPeople = defineCall('GET /api/admin/people', {
  summary: 'Who may sign in',
  responses: { 200: z.array(Person) },
});

export const invitePerson = defineCall('POST /api/admin/people', {
  summary: 'Creates an administrator, and a link to set their password within 24 hours',
  body: z.object({ email, role, password: passwordAgain }),
  responses: { 201: Invitation },
  refuses: [404, 409, 422],
});

export const changePerson = defineCall('PUT /api/admin/people/:id', {
  summary:
    'Changes an administrator’s role or crew, or closes or opens their account; closing ends their sessions at once',
  params,
  body: z.object({ role, open: z.boolean(), crew: z.optional(z.nullable(crewNumber)), password: passwordAgain }),
  responses: { 204: z.null() },
  refuses: [404, 409, 422],
});

export const invitePersonAgain = defineCall('POST /api/admin/people/:id/link', {
  summary: 'Creates a new link to set a password and revokes the old one',
  params,
  body: z.object({ password: passwordAgain }),
  responses: { 201: Invitation },
  refuses: [404, 409, 422],
});

export const resetSecondFactor = defineCall('POST /api/admin/people/:id/second-factor/reset', {
  summary: 'Removes an administrator’s second step and passkeys, and ends their sessions',
  params,
  body: z.object({ password: passwordAgain }),
  responses: { 204: z.null() },
  refuses: [404, 409, 422],
});

export const acceptInvitation = defineCall('POST /api/admin/invitation', {
  summary: 'Sets a password with the link of an invitation',
  body: z.object({ token: text(100), password: newPassword }),
  responses: { 200: z.object({ email: z.string(), role }) },
  who: 'anybody',
  refuses: [410, 422],
});

export const changePassword = defineCall('POST /api/admin/password', {
  summary: 'Changes the operator’s own password and ends their other sessions',
  body: z.object({
    current: z.string('invalid').check(minLength(1, 'invalid'), maxLength(128, 'too-long')),
    password: newPassword,
  }),
  responses: { 204: z.null() },
  who: 'oneself',
  refuses: [422],
});
