import pLimit from 'p-limit';
import type { IsoDate } from '#domain/calendar/day.ts';

/** More concurrent transactions would only wait for locks inside the database. */
const maxConcurrent = 8;

/** How long (in real time) a day seen as taken counts as taken without another check. */
const cacheMs = 200;
/** How long the holder of a day is let through to it, whatever earlier callers saw. */
const admittedMs = 5 * cacheMs;

type DayRequest = { date: IsoDate; visitorHash: string };

/**
 * Limits how many visitors claim a day at once. In a rush most of them want a day that has just been taken, and are refused
 * without another query. It never grants a day, and any change made by this process clears it.
 */
export type DayQueue = {
  /** Runs `work` once there is capacity, unless the day was just seen as taken. */
  run<T>(request: DayRequest, work: () => Promise<T>): Promise<T | 'taken'>;
  /** Lets a day's new holder through from now on. */
  admit(request: DayRequest): void;
  /** Remembers a full day; its holders are still let through. */
  remember(date: IsoDate, holders: readonly string[]): void;
  forget(): void;
};

export function createDayQueue({ now = () => performance.now() } = {}): DayQueue {
  const limit = pLimit(maxConcurrent);
  const taken = new Map<IsoDate, { holders: ReadonlySet<string>; until: number }>();
  const admitted = new Map<string, number>();
  const keyOf = ({ date, visitorHash }: DayRequest): string => `${date} ${visitorHash}`;
  const isTaken = (request: DayRequest): boolean => {
    const seen = taken.get(request.date);
    if (seen === undefined || now() >= seen.until || seen.holders.has(request.visitorHash)) return false;
    return now() >= (admitted.get(keyOf(request)) ?? 0);
  };
  return {
    admit(request) {
      for (const [key, until] of admitted) if (now() >= until) admitted.delete(key);
      admitted.set(keyOf(request), now() + admittedMs);
    },
    run: (request, work) => limit(async () => (isTaken(request) ? 'taken' : work())),
    remember(date, holders) {
      taken.set(date, { holders: new Set(holders), until: now() + cacheMs });
    },
    forget: () => taken.clear(),
  };
}
