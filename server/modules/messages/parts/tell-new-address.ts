import type { Deps } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { newsOf } from '../mail/address/template.ts';

/**
 * When a mail goes to a booking's address, the pending one is notified too, in the transaction that starts the call: by a
 * separate mail without private data, within the limit for unconfirmed addresses.
 */
export async function tellNewAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, topic, subject, detail, language }: OutboxRow,
): Promise<void> {
  const of = newsOf.find((one) => topic === `mail.${one}`);
  const bookingId = typeof detail?.bookingId === 'string' ? detail.bookingId : subject;
  const change = of && (await awaitedAddress({ clock }, db, bookingId));
  if (!change) return;
  const now = clock.now();
  if (!(await mayWriteTo(db, change.to, now))) return;
  const about = { topic: 'mail.address', subject: bookingId, dedupeKey: `news-${id}`, recipient: change.to } as const;
  const more = { detail: { kind: 'news', changeId: change.id, of }, dueAt: now };
  await enqueue(db, [{ ...about, ...more, ...(language && { language }) }], now);
}
