import type { IsoDate } from '#domain/calendar/day.ts';
import type { CalendarBlock } from '#domain/calendar/schedule.ts';

export type DayClaim = { date: IsoDate; visitorHash: string | null; expiresAt: Date | null };

/** What reads of the calendar need, at most one second old. Writes never rely on it: the claims table decides. */
export type CalendarFacts = {
  claims: readonly DayClaim[];
  blocks: readonly CalendarBlock[];
  crews: number;
  closesOn: IsoDate | null;
  platinumOffered: boolean;
  /** VIP numbers not yet handed out. */
  vipFree: number;
  /** Live holds of Platinum checkouts. */
  platinumHolds: readonly Date[];
  blockedAreas: ReadonlySet<string>;
};

export type CalendarSnapshot = {
  read(): Promise<CalendarFacts>;
  /** Called after every change of this process, so that it sees its own writes at once. */
  forget(): void;
};

/** Keeps the facts for `maxAgeMs` of real time; concurrent readers share one load. */
export function calendarSnapshot(
  load: () => Promise<CalendarFacts>,
  { maxAgeMs = 1000, now = () => performance.now() } = {},
): CalendarSnapshot {
  let kept: { facts: Promise<CalendarFacts>; at: number } | null = null;
  const forget = () => {
    kept = null;
  };
  return {
    read() {
      if (kept && now() - kept.at < maxAgeMs) return kept.facts;
      const entry = { facts: load(), at: now() };
      kept = entry;
      entry.facts.catch(() => {
        if (kept === entry) forget();
      });
      return entry.facts;
    },
    forget,
  };
}
