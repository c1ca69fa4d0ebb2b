import type { Mail } from '#adapters/mail/port.ts';
import type { Language } from '#domain/language.ts';
import type { DropReason } from '#domain/outbox/failure.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import type { OperatorSettings } from '#server/modules/settings/snapshot.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import type { Letter } from '../mail/layout/letter.ts';

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
  letter: Letter;
  language: Language;
  to?: string;
  name?: string;
  replyTo?: string;
  unsubscribe?: string;
  calendar?: NonNullable<Mail['calendar']>;
  attachments?: Mail['attachments'];
};

export type Subject = { row: OutboxRow; booking: Booking; language: Language };

/** A text, and how long it is worth sending. */
export type Words = { body: string; validSeconds: number };

export const secondsUntil = (instant: Date, now: Date): number =>
  Math.floor((instant.getTime() - now.getTime()) / 1000);

export type Dropped = { dropped: DropReason };

/** Composes the mail of a row with the operator's settings. */
export type Composer = (deps: Composing, row: OutboxRow, settings: OperatorSettings) => Promise<Contents | Dropped>;
