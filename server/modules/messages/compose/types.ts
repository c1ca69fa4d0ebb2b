import type { Mail } from '#adapters/mail/port.ts';
import type { Language } from '#domain/language.ts';
import type { DropReason } from '#domain/outbox/failure.ts';
import type { Texts } from '#domain/settings/text-words.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import type { RenderedMail } from '../mail/layout/frame.ts';

export type Composing = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'taxRatesAt'
  | 'ids'
  | 'calendar'
  | 'appSecret'
  | 'previousAppSecret'
  | 'publicUrl'
  | 'mailFrom'
  | 'settings'
>;

/** The specifics of one mail. Without `to` it goes to the row's recipient. */
export type Contents = {
  letter: RenderedMail;
  language: Language;
  to?: string;
  name?: string;
  replyTo?: string;
  unsubscribe?: string;
  calendar?: NonNullable<Mail['calendar']>;
  attachments?: Mail['attachments'];
};

/** The message is obsolete, and why. */
export type Dropped = { dropped: DropReason };

/** Composes the mail of a row with the operator's settings and the owner's texts. */
export type Composer = (
  deps: Composing,
  row: OutboxRow,
  settings: OperatorSettings & { texts: Texts },
) => Promise<Contents | Dropped>;
