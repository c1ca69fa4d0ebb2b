import * as z from 'zod/mini';
import { maxLength, minLength } from '#domain/fields.ts';
import { defineCall } from '../../call.ts';
import { requiredText, text } from '../../fields.ts';

/** The password again, required unless the operator signed in recently. */
export const passwordAgain = z.optional(z.string('invalid').check(minLength(1, 'invalid'), maxLength(128, 'too-long')));

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.nullable(z.string()) });
export type Passkey = z.infer<typeof Passkey>;

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));
const verification = z.enum(['discouraged', 'preferred', 'required']);
const id = text(2000);
const encoded = text(20_000);

/** WebAuthn's PublicKeyCredentialCreationOptions as JSON. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key'), transports })),
  authenticatorSelection: z.object({ residentKey: verification, userVerification: verification }),
  attestation: z.literal('none'),
});

/** WebAuthn's PublicKeyCredentialRequestOptions as JSON. */
const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: verification,
});

const registration = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports: z.optional(transports) }),
});

const assertion = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(encoded),
  }),
});

export const listPasskeys = defineCall('GET /api/admin/passkeys', {
  summary: 'The operator’s own passkeys',
  responses: { 200: z.array(Passkey) },
  who: 'oneself',
});

export const startPasskey = defineCall('POST /api/admin/passkeys/options', {
  summary: 'Begins to create a passkey; a session older than 15 minutes needs the password again',
  body: z.object({ password: passwordAgain }),
  responses: { 200: CreationOptions },
  refuses: [422],
});

export const finishPasskey = defineCall('POST /api/admin/passkeys', {
  summary: 'Stores the passkey that the browser created',
  body: z.object({ name: requiredText(1, 60, 'invalid'), passkey: registration }),
  responses: { 201: Passkey },
  who: 'oneself',
  refuses: [422],
});

export const removePasskey = defineCall('POST /api/admin/passkeys/:id/remove', {
  summary: 'Deletes a passkey; where a second step is required, never an owner’s last one',
  params: z.object({ id: text(100) }),
  body: z.object({ password: passwordAgain }),
  responses: { 204: z.null() },
  refuses: [404, 409, 422],
});

export const startPasskeySignIn = defineCall('POST /api/admin/sign-in/passkey/options', {
  summary: 'Begins to sign in with a passkey',
  responses: { 200: RequestOptions },
  who: 'anybody',
});

export const signInWithPasskey = defineCall('POST /api/admin/sign-in/passkey', {
  summary: 'Signs in with a passkey, which counts as both steps',
  body: z.object({ passkey: assertion }),
  responses: { 204: z.null() },
  who: 'anybody',
  refuses: [401],
});
