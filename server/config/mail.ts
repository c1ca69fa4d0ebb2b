import type { Reader } from './faults.ts';

export type MailCredentials = { url: string; from: string };

const schemes = ['smtp:', 'smtps:'];

/** The mail server and the sender's address: both or neither. */
export function readMailCredentials(read: Reader): MailCredentials | null {
  const url = read.optional('SMTP_URL', smtpUrl, 'must be an address like smtps://user:password@host:465');
  const from = read.optional('MAIL_FROM', address, 'must be an e-mail address');
  if (url !== null && read.text('MAIL_FROM') === null) read.fault('MAIL_FROM', 'is missing, while SMTP_URL is given');
  if (from !== null && read.text('SMTP_URL') === null) read.fault('SMTP_URL', 'is missing, while MAIL_FROM is given');
  return url !== null && from !== null ? { url, from } : null;
}

/** The name of the key that the mail server signs with. */
export const readDkimSelector = (read: Reader): string | null =>
  read.optional('DKIM_SELECTOR', selector, 'must be the part before ._domainkey of the key’s record');

const selector = (text: string) => (/^[a-z\d]([a-z\d.-]{0,62}[a-z\d])?$/i.test(text) ? text : null);

const smtpUrl = (text: string) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol) && new URL(text).hostname !== '' ? text : null;

export const address = (text: string) => (/^[^\s@<>"]+@[^\s@<>"]+$/.test(text) ? text : null);
