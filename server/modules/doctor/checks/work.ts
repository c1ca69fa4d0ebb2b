import type { IsoDate } from '#domain/calendar/day.ts';
import type { Season } from '#domain/calendar/schedule.ts';
import { hasPassed } from '#domain/calendar/season.ts';
import { languages } from '#domain/language.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Terms } from '#domain/settings/terms.ts';
import { hoursInTerms } from '#domain/settings/terms-hours.ts';
import type { StopCause } from '#domain/webhooks/events.ts';
import { check } from '../run-doctor.ts';

/** When a job last finished, how long ago that may be, and why it has failed since. */
export type Beat = { job: string; lastAt: Date; dueWithinMs: number; failure: string | null };

export const jobsCheck = (beats: () => Promise<readonly Beat[]>, now: () => Date) =>
  check('jobs', async (say) => {
    const all = await beats();
    if (all.length === 0) return say('warn', 'jobs-none');
    const found = all.flatMap(({ job, lastAt, dueWithinMs, failure }) => {
      if (failure !== null) return [say('fail', 'job-failing', { job, failure })];
      const age = now().getTime() - lastAt.getTime();
      return age > dueWithinMs ? [say('fail', 'job-late', { job, age })] : [];
    });
    return found.length > 0 ? found : say('ok', 'jobs-right', { count: all.length });
  });

/** Overdue rows: how many, and since when the oldest has waited. */
export type Waiting = Record<'outbox' | 'refunds' | 'checkouts', { count: number; since: Date | null }>;

const codes = { outbox: 'outbox-waits', refunds: 'refunds-wait', checkouts: 'checkouts-wait' } as const;

export const waitingCheck = (waiting: () => Promise<Waiting>, now: () => Date) =>
  check('waiting', async (say) => {
    const found = await waiting();
    const late = (['outbox', 'refunds', 'checkouts'] as const).flatMap((kind) => {
      const { count, since } = found[kind];
      return count > 0 && since ? [say('fail', codes[kind], { count, age: now().getTime() - since.getTime() })] : [];
    });
    return late.length > 0 ? late : say('ok', 'nothing-waits');
  });

type Stopped = { host: string; cause: StopCause; at: Date };

/** Other programs that hear nothing of bookings, though an owner did not stop them. */
export const webhooksCheck = (read: () => Promise<{ count: number; stopped: readonly Stopped[] }>) =>
  check('webhooks', async (say) => {
    const { count, stopped } = await read();
    const found = stopped.map(({ host, cause, at }) =>
      say('warn', cause === 'gone' ? 'webhook-gone' : 'webhook-silent', { host, at: at.toISOString().slice(0, 10) }),
    );
    return found.length > 0 ? found : say('ok', 'webhooks-right', { count });
  });

/** Which season is on sale, and whether the operator's end date of a former one is still set. */
export const seasonCheck = (read: () => Promise<Season & { ownDay: IsoDate | null }>) =>
  check('season', async (say) => {
    const { ownDay, ...season } = await read();
    const { opensOn, closesOn } = season;
    return hasPassed(ownDay, season)
      ? say('warn', 'season-passed', { day: ownDay, opensOn })
      : say('ok', 'season-right', { opensOn, closesOn });
  });

type Rules = { terms: Terms; policy: VisitPolicy };

/** Whether the terms in force state the cancellation and moving deadlines actually applied. */
export const termsCheck = (read: () => Promise<Rules>) =>
  check('terms', async (say) => {
    const { terms, policy } = await read();
    const found = languages.flatMap((language) =>
      hoursInTerms(terms.texts, language)
        .filter(({ about, hours }) => hours !== policy[about])
        .map(({ about, hours }) => ({ language, about, hours, applied: policy[about], version: terms.version })),
    );
    const once = [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
    return once.length > 0
      ? once.map((one) => say('warn', 'terms-differ', one))
      : say('ok', 'terms-right', { version: terms.version });
  });
