import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { brand } from '#business/brand.ts';

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];
type Credential = { id: string; type: 'public-key'; transports?: Transport[] };

/** WebAuthn's options for creating a passkey, as better-auth sends them: without `excludeCredentials` when it refuses. */
export type CreationOptions = {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  timeout: number;
  excludeCredentials?: Credential[];
  authenticatorSelection: { residentKey: 'required'; userVerification: 'required' };
  attestation: 'none';
};
export type RequestOptions = { challenge: string; rpId: string; timeout: number };
export type PasskeyAssertion = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined };
};
export type RegisteredPasskey = { id: string; name: string; createdAt: string };

const unauthorized = (): APIError => new APIError('UNAUTHORIZED');

/** Passkeys for the site's own domain. Both registration and sign-in require user verification (biometrics or PIN). */
export const passkeys = (publicUrl: string) =>
  passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: brand.name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      async afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw unauthorized();
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw unauthorized();
      },
    },
  });

/** In the form that better-auth takes; a missing `userHandle` stays out instead of being undefined. */
export function asAssertion({ response: { userHandle, ...response }, ...assertion }: PasskeyAssertion) {
  const signed = { ...response, ...(userHandle !== undefined && { userHandle }) };
  return { ...assertion, response: signed, clientExtensionResults: {} };
}

const isTransport = (name: string): name is Transport => transports.some((one) => one === name);

/** Drops unknown transports; better-auth stores a passkey without any as having one with an empty name. */
export function withKnownTransports<T extends { body: CreationOptions }>(answer: T) {
  const excludeCredentials = (answer.body.excludeCredentials ?? []).map(({ transports: named = [], ...one }) => ({
    ...one,
    transports: named.filter(isTransport),
  }));
  return { ...answer, body: { ...answer.body, excludeCredentials } };
}
