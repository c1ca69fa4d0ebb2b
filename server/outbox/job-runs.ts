import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { jobRuns } from '#server/database/schema/outbox.ts';

/** One run of scheduled work: which work, and which of its appointed times. */
export type Run = { job: string; scheduledSlot: string };

/**
 * Claims a run: true for exactly one process, until the lease expires unfinished. The next claim of an abandoned
 * run takes it over.
 */
export async function claimRun(
  db: Db,
  { job, scheduledSlot, now, leaseUntil }: Run & { now: Date; leaseUntil: Date },
): Promise<boolean> {
  const rows = await db
    .insert(jobRuns)
    .values({ job, scheduledSlot, startedAt: now, leaseUntil })
    .onConflictDoUpdate({
      target: [jobRuns.job, jobRuns.scheduledSlot],
      set: { startedAt: now, leaseUntil },
      setWhere: sql`${isNull(jobRuns.finishedAt)} and ${lte(jobRuns.leaseUntil, now)}`,
    })
    .returning({ job: jobRuns.job });
  return rows.length === 1;
}

/** Records the outcome of a run, unless another process has taken it over. */
export async function updateRun(
  db: Db,
  { job, scheduledSlot, startedAt }: Run & { startedAt: Date },
  change: { finishedAt: Date; failure: null } | { leaseUntil: Date; failure: string },
): Promise<void> {
  await db
    .update(jobRuns)
    .set(change)
    .where(
      and(
        eq(jobRuns.job, job),
        eq(jobRuns.scheduledSlot, scheduledSlot),
        eq(jobRuns.startedAt, startedAt),
        isNull(jobRuns.finishedAt),
      ),
    );
}
