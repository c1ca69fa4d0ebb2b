import type { Failure } from '#adapters/common/answer.ts';
import type { Language } from '#domain/language.ts';
import type { StopReason } from '#domain/outbox/failure.ts';

/** With a `cid` it is a picture within the HTML, referenced as `cid:`; otherwise a file to keep. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string };

/** One message to one person. The text alone is complete; nothing in it is loaded from elsewhere. */
export type Mail = {
  /** Stable for the message, so that a duplicate can be recognized: `<id@domain>` without the brackets. */
  messageId: string;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The unsubscribe page, which a mail program's own button posts to (RFC 8058). */
  unsubscribe?: string;
  /** The calendar file, also attached under its name, so that mail programs show the visit. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  attachments: readonly Attachment[];
};

/**
 * What a refusal is about: the address, our own settings (nothing goes out until they are fixed), or the text.
 * `setting`: which of our settings it is about, where that is known. `policy`: a filter rejected this message, and may accept it later. `unclear`: the message or the settings.
 */
export type MailProblem = 'address' | 'settings' | 'content' | 'policy' | 'unclear';

/**
 * `accepted`: the server took it. `refused-for-now`: it did not, and may on a retry. `refused`: it never will.
 * `unknown`: it may have taken it; a retry may send it twice.
 */
export type MailResult =
  | { state: 'accepted'; providerId: string }
  | ({ state: 'refused-for-now'; problem?: 'mailbox' } & Failure)
  | { state: 'refused'; detail: string; problem: MailProblem; setting?: StopReason }
  | ({ state: 'unknown' } & Failure);

export type MailService = { send(mail: Mail): Promise<MailResult>; close(): Promise<void> };
