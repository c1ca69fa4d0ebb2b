import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { latestSlot } from '#domain/calendar/scheduled-slot.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { jobRuns } from '#server/database/schema/outbox.ts';
import { tellOperator } from './alert.ts';

type Run = { job: string; scheduledSlot: string };

/** True for exactly one process, until the lease expires unfinished: then the next claim takes the run over. */
async function claimRun(
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
async function updateRun(
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

/** Work done once a day, at a time in business time. Running it twice is harmless. */
export type DailyJob = { name: string; at: AppointmentTime; timeZone: string; run(): Promise<unknown> };

export type Runner = { db: Db; clock: Clock; log: Log };

/** Longer than the work takes; after it, an abandoned run is taken over. */
const leaseMs = 15 * minuteMs;
const pauseAfterFailureMs = 2 * minuteMs;
/** A failure lasting this long needs an operator. */
const alarmingMs = 30 * minuteMs;
/** Evening work not done by the end of the night is skipped. */
const latestMs = 6 * 60 * minuteMs;

/** Runs due scheduled work, unless another process does or did. Returns whether it ran here and succeeded. */
export async function runDaily(
  { db, clock, log }: Runner,
  { name: job, at, timeZone, run }: DailyJob,
): Promise<boolean> {
  const now = clock.now();
  const due = latestSlot(at, now, timeZone);
  if (now.getTime() - due.at.getTime() > latestMs) return false;
  const mine = { job, scheduledSlot: due.name };
  if (!(await claimRun(db, { ...mine, now, leaseUntil: new Date(now.getTime() + leaseMs) }))) return false;
  try {
    await run();
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const leaseUntil = new Date(clock.now().getTime() + pauseAfterFailureMs);
    await updateRun(db, { ...mine, startedAt: now }, { leaseUntil, failure });
    log.error({ ...mine, error }, 'scheduled work failed; it runs again');
    if (now.getTime() - due.at.getTime() >= alarmingMs) await tellOfFailure(db, { ...mine, failure, now });
    return false;
  }
  await updateRun(db, { ...mine, startedAt: now }, { finishedAt: clock.now(), failure: null });
  return true;
}

/** Once per scheduled time. */
async function tellOfFailure(
  db: Db,
  { job, scheduledSlot, failure, now }: { job: string; scheduledSlot: string; failure: string; now: Date },
): Promise<void> {
  const alert = { reason: 'job-failing', said: failure, facts: { job, scheduledSlot } } as const;
  await tellOperator(db, alert, { subject: `job:${job}`, dedupeKey: scheduledSlot, now });
}
