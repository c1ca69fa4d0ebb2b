import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether two secrets are equal, compared in constant time. */
export const isSameSecret = (given: string, known: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(known)));

/** An e-mail as the log and the audit log may keep it: always the same, and useless without the application secret. */
export const accountHash = (appSecret: string, email: string): string =>
  createHmac('sha256', appSecret).update(`account:${email.toLowerCase()}`).digest('hex').slice(0, 16);

/**
 * Derives the token of a secret link from its row's random id. Knowing the database alone gives no token; a message
 * can be rendered again without the token ever being stored (docs/decisions/0007).
 */
export const linkToken = (appSecret: string, linkId: string): string =>
  createHmac('sha256', appSecret).update(`link:${linkId}`).digest('base64url');

export type Secrets = { appSecret: string; previousAppSecret: string | null };

/** The token of a link whose hash is on record, also if it was made before the secret changed. */
export function issued(
  { appSecret, previousAppSecret }: Secrets,
  { id, tokenHash }: { id: string; tokenHash: string | null },
): string {
  const token = linkToken(appSecret, id);
  const isCurrent = previousAppSecret === null || sha256(token) === tokenHash;
  return isCurrent ? token : linkToken(previousAppSecret, id);
}

const tokensInLinks = /(cancel-booking\/|\b(?:key|token|review|offer|letter)=)[\w-]{43}/g;
const hidden = '…';

/** A message without the secrets of its links, for storage: a reader of the database must not be able to use them. */
export const withoutTokens = (message: string): string => message.replaceAll(tokensInLinks, `$1${hidden}`);

/** The message as it was sent, with the token of its links. */
export const withToken = (message: string, token: string): string =>
  message.replaceAll(`token=${hidden}`, `token=${token}`);
