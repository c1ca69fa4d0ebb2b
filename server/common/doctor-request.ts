import { createHmac } from 'node:crypto';
import { isSameSecret } from './secrets.ts';

/**
 * The doctor calls the public address like any visitor. The server recognizes the request by its signature and answers, signed
 * too, with the visitor address it sees: any other answer comes from another server, and nobody else gets one.
 */
export const doctorHeader = 'x-doctor';
export const seenHeader = 'x-doctor-seen';

/** A documentation address: a server that takes it for the visitor's trusts headers sent by visitors. */
export const forgedAddress = '192.0.2.66';

export type Seen = { ip: string; forwarded: string[] };

const sign = (appSecret: string, text: string): string =>
  createHmac('sha256', appSecret).update(`doctor:${text}`).digest('base64url');

export const questionOf = (appSecret: string, nonce: string): string =>
  `${nonce}.${sign(appSecret, `question:${nonce}`)}`;

type Asked = { ip: string; headers: Readonly<Record<string, string | string[] | undefined>> };

/** The answer to a doctor request; null for anyone else. */
export function answerOf(appSecret: string, { ip, headers }: Asked): string | null {
  const [nonce = '', signature = ''] = String(headers[doctorHeader] ?? '').split('.');
  if (!/^[0-9a-f]{32}$/.test(nonce) || !isSameSecret(signature, sign(appSecret, `question:${nonce}`))) return null;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(/[,\s]+/)
    .filter(Boolean);
  const seen = Buffer.from(JSON.stringify({ ip, forwarded })).toString('base64url');
  return `${seen}.${sign(appSecret, `answer:${nonce}:${seen}`)}`;
}

/** What the server saw of our request; null if another server answered. */
export function seenIn(appSecret: string, nonce: string, answer: string | null): Seen | null {
  const [seen = '', signature = ''] = (answer ?? '').split('.');
  if (!isSameSecret(signature, sign(appSecret, `answer:${nonce}:${seen}`))) return null;
  return JSON.parse(Buffer.from(seen, 'base64url').toString('utf8'));
}
