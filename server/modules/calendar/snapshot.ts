import type { IsoDate } from '#domain/calendar/day.ts';
import type { AreaVisits } from '#domain/calendar/nearby-days.ts';
import type { CalendarBlock, CrewRules } from '#domain/calendar/schedule.ts';
import type { AreaRules } from '#domain/funnel/area.ts';
import type { Snapshot } from '#server/common/snapshot.ts';
import type { DayQueue } from './day-queue.ts';

/** The operator's rules; they change rarely. */
export type CalendarRules = AreaRules &
  CrewRules & {
    blocks: readonly CalendarBlock[];
    closesOn: IsoDate | null;
    platinumOffered: boolean;
  };

/** How many crews of a day one hold has, or all its bookings together, which have neither visitor nor expiry. */
export type DayClaim = {
  date: IsoDate;
  crews: number;
  visitorHash: string | null;
  expiresAt: Date | null;
  /** Whether an unpaid checkout has it, which does not block others while days are in demand. */
  isUnpaid: boolean;
};

/** Who has which day; changes with every checkout. */
export type CalendarClaims = {
  claims: readonly DayClaim[];
  /** VIP numbers not yet assigned. */
  vipFree: number;
  /** Live Platinum checkouts: the visitor, and when the hold expires. */
  platinumHolds: readonly { visitorHash: string | null; expiresAt: Date }[];
};

/** Days still for sale, how many of them unpaid checkouts hold, and whether these are so many that they do not block others. */
export type DaysLeft = { open: number; held: number; inDemand: boolean };

/** Cached reads, at most one second old. Writes never rely on them: the `day_claims` table decides. */
export type CalendarSnapshot = {
  rules: Snapshot<CalendarRules>;
  claims: Snapshot<CalendarClaims>;
  /** Not cleared by a sale: a limit may count a second late, and each checkout needs it. */
  daysLeft: Snapshot<DaysLeft>;
  /** Where the crews are on the coming days; loaded only on request. */
  visits: Snapshot<readonly AreaVisits[]>;
  dayQueue: Pick<DayQueue, 'run' | 'remember' | 'admit'>;
};
