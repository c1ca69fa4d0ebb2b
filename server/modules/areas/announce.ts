import { areasAt } from '#domain/funnel/area.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { lockConfirmed, updateAreaRequest } from './queries.ts';

const atOnce = 200;

/** Notifies everyone waiting for an area that is now served, once; returns how many. Unconfirmed requests get nothing. */
export async function announceAreas({ db, clock, calendar }: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const { served, blocked } = areasAt(await calendar.rules.read(), clock.now());
  const areas = [...served].filter((area) => !blocked.has(area));
  let told = 0;
  for (;;) {
    const { count } = await transact(db, (tx) => announceSome(tx, { areas, now: clock.now() }));
    if (count === 0) return told;
    told += count;
  }
}

async function announceSome(
  tx: Db,
  { areas, now }: { areas: readonly string[]; now: Date },
): Promise<{ count: number }> {
  const waiting = await lockConfirmed(tx, { areas, most: atOnce });
  for (const { id: subject, email: recipient, language } of waiting) {
    await enqueue(tx, [{ topic: 'mail.area-opened', subject, recipient, language, dueAt: now }], now);
    await updateAreaRequest(tx, subject, { state: 'told', toldAt: now });
  }
  return { count: waiting.length };
}
