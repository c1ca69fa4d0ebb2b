import { and, eq, isNull, lte, max, ne, or, sql } from 'drizzle-orm';
import type { ClientBase, Pool } from 'pg';
import type { Db } from '#server/database/database.ts';
import { jobRuns, outbox } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { databaseIdentity } from '#server/database/schema/restore.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { wasDue } from '#server/outbox/queries.ts';
import { walFolder } from '../parts/folder.ts';

export type Identity = { systemIdentifier: string; timeline: number };

export async function readServer(db: Db): Promise<Identity> {
  const { rows } = await db.execute<{ id: string; timeline: number }>(sql`
    select system_identifier::text as id, timeline_id as timeline from pg_control_system(), pg_control_checkpoint()`);
  return { systemIdentifier: rows[0]?.id ?? '', timeline: rows[0]?.timeline ?? 0 };
}

/** The folder of this database's log in `BACKUP_DIR`. */
export async function ownWalFolder(client: Pick<Pool | ClientBase, 'query'>, backupDir: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select system_identifier::text as id from pg_control_system()');
  return walFolder(backupDir, rows[0]?.id ?? '');
}

/** The server identity stored in the database, locked until the transaction ends; null for one that never ran. */
export async function lockIdentity(tx: Db) {
  const [row] = await tx.select().from(databaseIdentity).for('update');
  return row ?? null;
}

/** Since when sending is held; null while it is not. */
export async function heldSince(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: databaseIdentity.heldSince }).from(databaseIdentity);
  return row?.at ?? null;
}

type UpTo = { outboxUpTo: number | null; refundsUpTo: number | null };
type Remembered = Identity & Partial<UpTo> & { heldSince?: Date | null };

export async function writeIdentity(tx: Db, identity: Remembered): Promise<void> {
  await tx.insert(databaseIdentity).values(identity).onConflictDoUpdate({ target: databaseIdentity.id, set: identity });
}

/** The newest message and refund; 0 if there are none. */
export async function newestRows(tx: Db): Promise<UpTo> {
  const [message] = await tx.select({ id: max(outbox.id) }).from(outbox);
  const [refund] = await tx.select({ id: max(refunds.id) }).from(refunds);
  return { outboxUpTo: message?.id ?? 0, refundsUpTo: refund?.id ?? 0 };
}

/** Messages up to a row that were due by an instant and did not leave; the accounts look up what they write. */
export const overdueMessages = (tx: Db, { upTo, by }: { upTo: number; by: Date }): Promise<OutboxRow[]> =>
  tx
    .select()
    .from(outbox)
    .where(and(lte(outbox.id, upTo), wasDue(['mail', 'sms', 'alerts'], by)))
    .orderBy(outbox.id)
    .for('update');

/**
 * Has every refund up to a row looked up, both ways, before it may be sent; returns how many. Manual refunds have no
 * gateway to ask, and those an owner settled since the hold began are known.
 */
export async function lookUpRefunds(
  tx: Db,
  { upTo, heldSince: since, now }: { upTo: number | null; heldSince: Date; now: Date },
): Promise<number> {
  const rows = await tx
    .update(refunds)
    .set({ state: 'unknown', method: null, silences: 0, dueAt: now })
    .where(
      and(
        ne(refunds.state, 'done'),
        eq(refunds.byHand, false),
        upTo === null ? undefined : lte(refunds.id, upTo),
        or(isNull(refunds.settledAt), lte(refunds.settledAt, since)),
      ),
    )
    .returning({ id: refunds.id });
  return rows.length;
}

/** A run that another instance of this database may have done counts as done. */
export async function skipRun(tx: Db, { job, scheduledSlot, now }: { job: string; scheduledSlot: string; now: Date }) {
  const done = { finishedAt: now, failure: null };
  await tx
    .insert(jobRuns)
    .values({ job, scheduledSlot, startedAt: now, leaseUntil: now, ...done })
    .onConflictDoUpdate({ target: [jobRuns.job, jobRuns.scheduledSlot], set: done });
}
