import type { IsoDate } from '#domain/calendar/day.ts';
import type { CalendarBlock } from '#domain/calendar/schedule.ts';
import type { Snapshot } from '#server/common/snapshot.ts';
import type { DayQueue } from './day-queue.ts';

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

/** Reads of the calendar, at most one second old. Writes never rely on the claims: their table decides. */
export type CalendarSnapshot = {
  rules: Snapshot<CalendarRules>;
  claims: Snapshot<CalendarClaims>;
  dayQueue: Pick<DayQueue, 'run' | 'remember'>;
};
