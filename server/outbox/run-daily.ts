import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { latestSlot } from '#domain/calendar/scheduled-slot.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { tellOperator } from './alert.ts';
import { claimRun, updateRun } from './job-runs.ts';

/** Work that is done once a day, at a time of the business's own clock. It may be run twice without harm. */
export type DailyJob = { name: string; at: AppointmentTime; timeZone: string; run(): Promise<unknown> };

export type Runner = { db: Db; clock: Clock; log: Log };

/** Longer than the work takes; after it, what a killed program left behind is taken over. */
const leaseMs = 15 * minuteMs;
const pauseAfterFailureMs = 2 * minuteMs;
/** A failure that lasts so long is a person's to look at. */
const alarmingMs = 30 * minuteMs;
/** Work of the evening that nobody did by the end of the night is left out. */
const latestMs = 6 * 60 * minuteMs;

/**
 * Runs scheduled work whose time has come, if no copy of the program has done so or is at it. Answers whether it ran
 * here and went well.
 */
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

/** Once for each time that the work was appointed for. */
async function tellOfFailure(
  db: Db,
  { job, scheduledSlot, failure, now }: { job: string; scheduledSlot: string; failure: string; now: Date },
): Promise<void> {
  const alert = { reason: 'job-failing', said: failure, facts: { job, scheduledSlot } } as const;
  await tellOperator(db, alert, { subject: `job:${job}`, dedupeKey: scheduledSlot, now });
}
