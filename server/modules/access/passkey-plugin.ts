import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { brand } from '#business/brand.ts';

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];
type Known = { id: string; type: 'public-key'; transports?: Transport[] };

/** What the library asks of a browser that makes a passkey. */
export type CreationSaid = CreationAsked & { excludeCredentials: Required<Known>[] };
/** The same before its transports are looked at; a refusal of the library has none. */
export type CreationAsked = {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  timeout: number;
  excludeCredentials?: Known[];
  authenticatorSelection: { residentKey: 'required'; userVerification: 'required' };
  attestation: 'none';
};
export type RequestSaid = { challenge: string; rpId: string; timeout: number };
/** What a browser sends of a passkey at the door. */
export type PasskeyShown = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | undefined };
};
export type PasskeySaid = { id: string; name: string; createdAt: string };

const refused = (): APIError => new APIError('UNAUTHORIZED');

/** Passkeys for the site's own name. Without the finger or the code of its owner none is made and none opens. */
export const passkeys = (publicUrl: string) =>
  passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: brand.name,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      async afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw refused();
      },
    },
    authentication: {
      async afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw refused();
      },
    },
  });

/** As the library takes it: what a browser left out is left out. */
export function asSigned({ response: { userHandle, ...response }, ...shown }: PasskeyShown) {
  const signed = { ...response, ...(userHandle !== undefined && { userHandle }) };
  return { ...shown, response: signed, clientExtensionResults: {} };
}

const isTransport = (word: string): word is Transport => transports.some((one) => one === word);

/** The library keeps a passkey without transports as one of no name. */
export function withKnownTransports<T extends { said: CreationAsked }>(answer: T) {
  const excludeCredentials = (answer.said.excludeCredentials ?? []).map(({ transports: named = [], ...one }) => ({
    ...one,
    transports: named.filter(isTransport),
  }));
  return { ...answer, said: { ...answer.said, excludeCredentials } };
}
