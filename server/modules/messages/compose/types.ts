import type { Mail } from '#adapters/mail/port.ts';
import type { Language } from '#domain/language.ts';
import type { Deps } from '#server/deps.ts';
import type { RenderedMail } from '../mail/layout/frame.ts';

export type Composing = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'publicUrl' | 'mailFrom' | 'settings'>;

/** What is particular to one mail. Without `to` it is for the recipient of its row. */
export type Contents = {
  letter: RenderedMail;
  language: Language;
  to?: string;
  name?: string;
  replyTo?: string;
  calendar?: NonNullable<Mail['calendar']>;
  attachments?: Mail['attachments'];
};

/** The message is not wanted any more, and why. */
export type Dropped = { dropped: string };
