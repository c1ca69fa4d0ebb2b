import pLimit from 'p-limit';
import type { IsoDate } from '#domain/calendar/day.ts';

/** So many are served at once; whoever waits beyond that would only wait inside the database. */
const maxConcurrent = 8;

/** How long (real time, milliseconds) a day that was found taken is said to be so without looking again. */
const rememberedMs = 200;

type Asking = { date: IsoDate; visitorHash: string };

/**
 * Where visitors who want a day stand in line. In a rush nearly all of them want what somebody has just taken: they are
 * told so without another look. Nothing is ever given away here, and a change of this process forgets it all.
 */
export type DayQueue = {
  /** Does the work when it is this visitor's turn, unless the day was seen taken by others a moment ago. */
  run<T>(asking: Asking, work: () => Promise<T>): Promise<T | 'taken'>;
  /** A day was seen full; those who hold it themselves are not turned away. */
  remember(date: IsoDate, holders: readonly string[]): void;
  forget(): void;
};

export function createDayQueue({ now = () => performance.now() } = {}): DayQueue {
  const line = pLimit(maxConcurrent);
  const taken = new Map<IsoDate, { holders: ReadonlySet<string>; until: number }>();
  const isTaken = ({ date, visitorHash }: Asking): boolean => {
    const seen = taken.get(date);
    return seen !== undefined && now() < seen.until && !seen.holders.has(visitorHash);
  };
  return {
    run: (asking, work) => line(async () => (isTaken(asking) ? 'taken' : work())),
    remember(date, holders) {
      taken.set(date, { holders: new Set(holders), until: now() + rememberedMs });
    },
    forget: () => taken.clear(),
  };
}
