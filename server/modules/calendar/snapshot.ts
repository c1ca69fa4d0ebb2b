import type { IsoDate } from '#domain/calendar/day.ts';
import type { CalendarBlock } from '#domain/calendar/schedule.ts';
import type { FrontDesk } from './day-queue.ts';

/** What the operator decided: changes by the week. */
export type CalendarRules = {
  blocks: readonly CalendarBlock[];
  crews: number;
  closesOn: IsoDate | null;
  platinumOffered: boolean;
  blockedAreas: ReadonlySet<string>;
};

export type DayClaim = { date: IsoDate; visitorHash: string | null; expiresAt: Date | null };

/** Who has which day: changes with every checkout. */
export type CalendarClaims = {
  claims: readonly DayClaim[];
  /** VIP numbers not yet handed out. */
  vipFree: number;
  /** Platinum places in checkout: whose, and until when. */
  platinumHolds: readonly { visitorHash: string | null; expiresAt: Date }[];
};

export type Snapshot<T> = {
  read(): Promise<T>;
  /** Called after a change of this process, so that it sees its own writes at once. */
  forget(): void;
};

/** Reads of the calendar, at most one second old. Writes never rely on the claims: their table decides. */
export type CalendarSnapshot = {
  rules: Snapshot<CalendarRules>;
  claims: Snapshot<CalendarClaims>;
  desk: Pick<FrontDesk, 'serve' | 'remember'>;
};

/** Keeps what was loaded for `maxAgeMs` of real time; concurrent readers share one load. */
export function snapshot<T>(
  load: () => Promise<T>,
  { maxAgeMs = 1000, now = () => performance.now() } = {},
): Snapshot<T> {
  let kept: { value: Promise<T>; at: number } | null = null;
  const forget = () => {
    kept = null;
  };
  return {
    read() {
      if (kept && now() - kept.at < maxAgeMs) return kept.value;
      const entry = { value: load(), at: now() };
      kept = entry;
      entry.value.catch(() => {
        if (kept === entry) forget();
      });
      return entry.value;
    },
    forget,
  };
}
