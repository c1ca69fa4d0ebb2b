import { addressLinkDays, maskedEmail } from '#domain/booking/contact.ts';
import { dayMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { readdressQueued } from '#server/outbox/queries.ts';
import { raiseVersion } from '../change.ts';
import { type AddressChange, endChanges, findByUndo, standingChanges } from '../queries/address-changes.ts';
import { insertCorrection, subjectsOf } from '../queries/changes.ts';
import { lockVisit } from '../queries/visits.ts';
import { renewLinks } from './renew-links.ts';

type Undoing = Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret'>;

export type AddressChangeState = { state: 'waiting' | 'counted'; address: string; until: string } | { state: 'undone' };

/** Until when a change can be undone: for some days after the request, and after it took effect. */
export const undoUntil = ({ createdAt, countedAt }: Pick<AddressChange, 'createdAt' | 'countedAt'>): Date =>
  new Date((countedAt ?? createdAt).getTime() + addressLinkDays * dayMs);

type Link = { token: string };

async function openChange(db: Db, { token }: Link, now: Date): Promise<AddressChange | Refusal> {
  const change = await findByUndo(db, sha256(token));
  return change && undoUntil(change) > now ? change : refuse('ADDRESS_LINK_INVALID');
}

/** The result of this change and all later ones: undoing the first undoes the rest. */
const standingSince = (db: Db, { bookingId, createdAt }: AddressChange) =>
  standingChanges(db, { bookingId, since: createdAt });

/** What the undo link of a former address would undo. Opening it changes nothing: mail scanners open links. */
export async function readAddressChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  link: Link,
): Promise<AddressChangeState | Refusal> {
  const now = clock.now();
  const change = await openChange(db, link, now);
  if ('refused' in change) return change;
  const [newest] = (await standingSince(db, change)).filter((one) => one.to !== null && undoUntil(one) > now);
  if (!newest?.to) return { state: 'undone' };
  const state = newest.countedAt === null ? 'waiting' : 'counted';
  return { state, address: maskedEmail(newest.to), until: undoUntil(change).toISOString() };
}

/**
 * Restores a former address. Whoever changed it had its link, so the former address is sent a
 * new one and all others are revoked. Idempotent.
 */
export const undoAddressChange = (deps: Undoing, link: Link): Promise<AddressChangeState | Refusal> =>
  transact<AddressChangeState | Refusal>(deps.db, async (tx) => {
    const now = deps.clock.now();
    const unlocked = await openChange(tx, link, now);
    if ('refused' in unlocked) return unlocked;
    const booking = await lockVisit(tx, unlocked.bookingId);
    const change = await openChange(tx, link, now);
    if ('refused' in change) return change;
    const { id, bookingId, from, createdAt } = change;
    if (!booking || !from) return refuse('ADDRESS_LINK_INVALID');
    const standing = await standingSince(tx, change);
    if (standing.length === 0) return { state: 'undone' };
    const { email, phone, language } = booking;
    if (email !== from) {
      const correction = { bookingId, administratorId: null, before: { email }, after: { email: from } };
      await insertCorrection(tx, { ...correction, createdAt: now });
      await readdressQueued(tx, await subjectsOf(tx, booking), { mail: from, sms: phone, language });
      await raiseVersion(tx, booking, { email: from });
    }
    await endChanges(tx, { bookingId, now, counted: { since: createdAt } });
    await renewLinks(deps, tx, booking, { now });
    const detail = { kind: 'undone', changeId: id };
    const mail = { topic: 'mail.address', subject: bookingId, dedupeKey: `undone-${id}`, detail } as const;
    await enqueue(tx, [{ ...mail, recipient: from, language, dueAt: now }], now);
    return { state: 'undone' };
  });
