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

/** What is particular to one mail. Without `to` it is for the recipient of its row. */
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

/** The message is not wanted any more, and why. */
export type Dropped = { dropped: DropReason };

/** Writes the mail of a row with what the operator has set, and in the words of the owner. */
export type Composer = (
  deps: Composing,
  row: OutboxRow,
  settings: OperatorSettings & { texts: Texts },
) => Promise<Contents | Dropped>;
