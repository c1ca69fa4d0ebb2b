import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import type { Clock } from '#server/common/clock.ts';
import type { Log } from '#server/common/log.ts';
import type { Db } from '#server/database/database.ts';
import { addFunnelCounts, type FunnelCount } from './queries.ts';

const flushAfterMs = 1000;

/** Counts steps of the funnel: a day, a step, a language and a number. */
export type StepCounter = {
  count(step: string, language: Language): void;
  /** Writes down what was counted so far. */
  flush(): Promise<void>;
};

/**
 * Counts are collected in memory and written once a second, so that they cost a visitor nothing. A second of them is
 * lost when the program is killed; a database that does not answer gets them a second later.
 */
export function stepCounter({ db, clock, log }: { db: Db; clock: Clock; log: Log }): StepCounter {
  let counted = new Map<string, FunnelCount>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function add({ day, step, language, count }: FunnelCount): void {
    const key = `${day} ${step} ${language}`;
    const known = counted.get(key);
    counted.set(key, { day, step, language, count: count + (known?.count ?? 0) });
    timer ??= setTimeout(() => void flush(), flushAfterMs).unref();
  }

  async function write(): Promise<void> {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await addFunnelCounts(db, rows);
    } catch (error) {
      log.warn({ err: error }, 'the counts of the funnel wait for the database');
      rows.forEach(add);
    }
  }

  /** One after the other, so that whoever waits for the last has waited for all. */
  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  return {
    count: (step, language) => add({ day: today(clock.now(), schedule.timeZone), step, language, count: 1 }),
    flush,
  };
}
