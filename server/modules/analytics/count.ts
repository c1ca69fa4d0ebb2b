import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { fromSource, stepFrom } from '#domain/funnel/source.ts';
import type { Language } from '#domain/language.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { addFunnelCounts, type FunnelCount } from './queries.ts';
import { openSources } from './sources/queries.ts';

const flushIntervalMs = 1000;

export type StepCounter = {
  /** A source that nobody listed is none. */
  count(step: string, language: Language, source?: string | null): void;
  flush(): Promise<void>;
};

/**
 * Counts in memory and writes once a second, so that counting never delays a request. A killed process loses up to a second
 * of counts; after a failed write they are kept and written later.
 */
export function stepCounter({ db, clock, log }: { db: Db; clock: Clock; log: Log }): StepCounter {
  let pending = new Map<string, FunnelCount>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function add({ day, step, language, count }: FunnelCount): void {
    const key = `${day} ${step} ${language}`;
    const previous = pending.get(key)?.count ?? 0;
    pending.set(key, { day, step, language, count: count + previous });
    timer ??= setTimeout(() => void flush(), flushIntervalMs).unref();
  }

  /** Sources are looked up once for all that was counted in a second. */
  async function ofListedSources(rows: readonly FunnelCount[]): Promise<readonly FunnelCount[]> {
    if (!rows.some(({ step }) => fromSource(step))) return rows;
    const open = await openSources(db);
    return rows.filter(({ step }) => open.has(fromSource(step)?.source ?? '') || !fromSource(step));
  }

  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const rows = [...pending.values()];
    pending = new Map();
    try {
      await addFunnelCounts(db, await ofListedSources(rows));
    } catch (error) {
      log.warn({ err: error }, 'funnel counts could not be written, retrying');
      rows.forEach(add);
    }
  }

  /** Writes run one after another, so awaiting the last one awaits them all. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  return {
    count: (step, language, source) => {
      const one = { day: today(clock.now(), schedule.timeZone), language, count: 1 };
      add({ ...one, step });
      if (source) add({ ...one, step: stepFrom(source, step) });
    },
    flush,
  };
}
