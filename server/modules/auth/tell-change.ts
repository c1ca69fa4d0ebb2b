import { schedule } from '#business/schedule.ts';
import type { AccessChange } from '#domain/access/roles.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { findAdministrator } from './queries/administrators.ts';

type Told = { id: string; email: string; change: AccessChange; by: string | null };

/** Notifies someone by mail of a change that another person made to their access. */
export async function tellChange(tx: Db, { clock, ids }: Pick<Deps, 'clock' | 'ids'>, told: Told): Promise<void> {
  await queueChange(tx, told, { now: clock.now(), dedupeKey: ids.uuid() });
}

/** Notifies an account's owner of password guessing, and from which network; once a day, however often it is locked. */
export async function tellLock(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const administrator = await findAdministrator(tx, email.toLowerCase());
  if (!administrator) return;
  const now = clock.now();
  const told = { id: administrator.id, email: email.toLowerCase(), change: 'locked', by: network } as const;
  await queueChange(tx, told, { now, dedupeKey: `locked ${today(now, schedule.timeZone)}` });
}

async function queueChange(
  tx: Db,
  { id: subject, email: recipient, change, by }: Told,
  { now, dedupeKey }: { now: Date; dedupeKey: string },
): Promise<void> {
  const detail = { change, by, at: now.toISOString() };
  await enqueue(tx, [{ topic: 'mail.access-changed', subject, dedupeKey, recipient, detail, dueAt: now }], now);
}
