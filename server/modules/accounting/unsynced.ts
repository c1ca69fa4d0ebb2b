import { knownRefusal } from '#domain/accounting/refusal.ts';
import { stepsOf } from '#domain/accounting/steps.ts';
import { cents, sum } from '#domain/money.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { findBookingByOrder, updateBooking } from '#server/modules/bookings/queries/bookings.ts';
import { endPause } from './queries/sync.ts';
import { creditsOf, openSyncsOf, pageOfUnsynced, requeueSyncsOf, type UnsyncedCursor } from './queries/unsynced.ts';
import { integrationStatus } from './sync-pending.ts';

const usualLimit = 20;

/** Bookings not fully recorded, with each step and why the last attempt stopped; `next` is the cursor after them. */
export async function listUnsynced({ db }: Pick<Deps, 'db'>, { cursor }: { cursor?: string | undefined }) {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const rows = await pageOfUnsynced(db, { after, most: usualLimit + 1 });
  const page = rows.slice(0, usualLimit);
  const ids = page.map(({ id }) => id);
  const work = Map.groupBy(await openSyncsOf(db, ids), ({ subject }) => subject);
  const credits = Map.groupBy(await creditsOf(db, ids), ({ bookingId }) => bookingId);
  const last = page.at(-1);
  return {
    bookings: page.map(({ id, total, done, ...booking }) => {
      const waiting = work.get(id) ?? [];
      const [first] = waiting;
      const credit = sum(cents(0), ...(credits.get(id) ?? []).map(({ amount }) => amount));
      const cancelled = booking.status === 'cancelled';
      const topics = waiting.map(({ topic }) => topic);
      return {
        ...booking,
        steps: stepsOf({ cancelled, total, credit, done: done ?? {}, waiting: topics }),
        failure: first?.failure ? { kind: knownRefusal(first.failureCode), words: first.failure } : null,
        tries: first?.attempts ?? 0,
        nextTryAt: first?.state === 'queued' ? first.dueAt.toISOString() : null,
      };
    }),
    next: last && rows.length > usualLimit ? cursorOf(last) : null,
  };
}

/** Syncs one booking now, whatever its attempts; returns whether anything was waiting. */
export async function syncBooking(
  deps: Pick<Deps, 'db' | 'clock' | 'accounting'>,
  { orderNo, by }: { orderNo: string; by: string },
): Promise<{ started: boolean } | Refusal> {
  if (!(await integrationStatus(deps)).configured) return refuse('ACCOUNTING_NOT_CONFIGURED');
  return transact<{ started: boolean } | Refusal>(deps.db, async (tx) => {
    const booking = await findBookingByOrder(tx, orderNo);
    if (!booking) return refuse('ORDER_NOT_FOUND');
    const started = await requeueSyncsOf(tx, booking.id, deps.clock.now());
    if (!started) return { started };
    await endPause(tx);
    await updateBooking(tx, booking.id, { syncStatus: 'pending' });
    const [before, after] = [{ syncStatus: booking.syncStatus }, { syncStatus: 'pending' }];
    await audit(tx, deps, { by, action: 'booking.sync', subject: booking.id, before, after });
    return { started };
  });
}

const cursorOf = ({ syncStatus, orderNo }: UnsyncedCursor): string =>
  Buffer.from(`${syncStatus} ${orderNo}`).toString('base64url');

function readCursor(cursor: string): UnsyncedCursor | null {
  const [, syncStatus = '', orderNo = ''] = /^(\w+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return orderNo === '' ? null : { syncStatus, orderNo };
}
