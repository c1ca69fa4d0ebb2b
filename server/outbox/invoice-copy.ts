import type { Language } from '#domain/language.ts';
import type { OutboxEntry } from './enqueue.ts';

type Booked = { id: string; invoiceEmail?: string | null | undefined; language: Language };

/**
 * A paper of a booking for its second address, and nothing without one. `of`: which of its papers, as `namesPaper` knows them;
 * null for all there are. `key` tells the mails of one booking apart.
 */
export const invoiceCopy = (
  { id: subject, invoiceEmail, language }: Booked,
  { of, key = of ?? '', now: dueAt }: { of: string | null; key?: string; now: Date },
): OutboxEntry[] =>
  invoiceEmail
    ? [
        {
          ...{ topic: 'mail.invoice-copy', subject, dedupeKey: key, recipient: invoiceEmail, language, dueAt },
          ...(of !== null && { detail: { of } }),
        },
      ]
    : [];
