import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from '../port.ts';
import { bytesOf } from './mime-bytes.ts';

/** A mail as it goes over the wire: the two envelope addresses, and the bytes of the message. */
export type Letter = { from: string; to: string; raw: Buffer };

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

/**
 * Writes the message. Nothing in it is fetched from a file or the network, and no customer text can start a header
 * of its own. Null when the address cannot be one: one person, no spaces, no brackets.
 */
export function letterOf(mail: Mail): Letter | null {
  if (!isAddress(mail.to.address) || !isAddress(mail.from.address)) return null;
  const { calendar } = mail;
  const node = new MailComposer({
    disableFileAccess: true,
    disableUrlAccess: true,
    // French and English are mostly letters of ASCII; the library would count them in every part, twice.
    textEncoding: 'quoted-printable',
    messageId: line(mail.messageId),
    from: person(mail.from),
    to: person(mail.to),
    ...(mail.replyTo !== undefined && { replyTo: person({ name: '', address: mail.replyTo }) }),
    subject: line(mail.subject),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languages[mail.language],
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${line(mail.unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    text: mail.text,
    html: mail.html,
    ...(calendar && { icalEvent: { ...calendar, filename: line(calendar.filename) } }),
    attachments: mail.attachments.map(({ filename, contentType, content, cid }) => ({
      filename: line(filename),
      contentType: line(contentType),
      content,
      ...(cid !== undefined && { cid: line(cid), contentDisposition: 'inline' as const }),
    })),
  }).compile();
  const { from, to } = node.getEnvelope();
  const [recipient, more] = to;
  if (from === false || recipient === undefined || more !== undefined) return null;
  return { from, to: recipient, raw: bytesOf(node) };
}

/** Text as a header may hold it: line breaks and other control characters are spaces. */
const line = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const person = ({ name, address }: Mail['to']) => ({ name: line(name), address });

/** Loose on purpose: whether an address exists is for its server to say. */
const isAddress = (text: string): boolean => /^[^\s\p{Cc}<>()[\]",:;\\@]+@[^\s\p{Cc}<>()",:;\\@]+$/u.test(text);
