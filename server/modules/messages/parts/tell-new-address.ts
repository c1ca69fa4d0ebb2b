import type { Deps } from '#server/deps.ts';
import { awaitedAddress } from '#server/modules/bookings/address/awaited.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { newsOf } from '../mail/address/template.ts';

/**
 * What goes to a booking's address is told to the one that is waited for as well, in the transaction that begins the call: by a
 * mail of its own, which holds nothing private, and not more often than any address that nobody confirmed is written to.
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
