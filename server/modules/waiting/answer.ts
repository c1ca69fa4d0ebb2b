import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { WaitingEntry } from '#server/database/schema/days/waiting.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { letOfferGo } from './let-go.ts';
import { findEntry, forgetWaitingMails, lockEntry, updateEntry, waitingTopics } from './queries/entries.ts';

type Link = { token: string };
export type Answered<State extends string> = { state: State } | Refusal;

/** The address belongs to the person who asked. Idempotent; an ended request stays ended. */
export async function confirmWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: Link,
): Promise<Answered<WaitingEntry['state']>> {
  return transact(db, async (tx) => {
    const entry = await lockByToken(tx, token);
    if (!entry || entry.state === 'left') return refuse('WAITING_LINK_INVALID');
    if (entry.state !== 'asked') return { state: entry.state };
    await updateEntry(tx, entry.id, { state: 'waiting', confirmedAt: clock.now() });
    return { state: 'waiting' };
  });
}

/** Deletes someone who leaves, except for a hash of the address; a held day is passed on. Idempotent. */
export async function leaveWaiting(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  { token }: Link,
): Promise<Answered<'left'>> {
  const left = await transact(deps.db, async (tx) => {
    const entry = await lockByToken(tx, token);
    if (!entry) return refuse('WAITING_LINK_INVALID');
    await takeOffList(tx, entry, deps.clock.now());
    return { state: 'left' as const };
  });
  deps.calendar.claims.forget();
  return left;
}

/** Removes an entry, locked by the caller, from the list. */
export async function takeOffList(tx: Db, entry: WaitingEntry, now: Date): Promise<void> {
  if (entry.state === 'left') return;
  const forgotten = { email: sha256(entry.email), phone: null, ipAddress: '', userAgent: '' };
  await updateEntry(tx, entry.id, { state: 'left', endedAt: entry.endedAt ?? now, ...forgotten });
  await letOfferGo(tx, entry.id, now);
  await dequeue(tx, entry.id, waitingTopics);
  await forgetWaitingMails(tx, entry.id);
}

async function lockByToken(tx: Db, token: string): Promise<WaitingEntry | null> {
  const found = await findEntry(tx, sha256(token));
  return found && lockEntry(tx, found.id);
}
