import type { Ids } from '#server/common/ids.ts';
import { sha256 } from '#server/common/secrets.ts';

const accountOf = (email: string): string => sha256(email.toLowerCase());

/** The id of a device on which this account has signed in before; null for any other device or account. */
export function knownDevice(cookie: string | null, email: string): string | null {
  const [id = '', account] = (cookie ?? '').split('.');
  return account === accountOf(email) ? id : null;
}

/** The content of a device cookie after a sign-in: a random id, and the account. */
export const deviceCookie = (cookie: string | null, email: string, ids: Ids): string =>
  `${knownDevice(cookie, email) ?? ids.secret()}.${accountOf(email)}`;
