import { checkAppointment } from '../calendar/availability.ts';
import { addDays, type IsoDate } from '../calendar/day.ts';
import {
  type AppointmentTime,
  appointmentInstant,
  type CalendarBlock,
  type CrewRules,
  crewsOn,
} from '../calendar/schedule.ts';
import { seasonOn } from '../calendar/season.ts';
import { today } from '../calendar/zone.ts';

/**
 * Why a visit needs a decision: its weather is unsuitable and nobody moved it, its day or hour was closed since,
 * its day has fewer crews than visits, it is past and has no outcome; or its day was closed while a payment link
 * holds it.
 */
export const decisionKinds = ['weather', 'closed', 'crews', 'unmarked', 'link'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export type DecisionRules = CrewRules & { blocks: readonly CalendarBlock[]; closesOn: IsoDate | null };

type Appointment = { date: IsoDate; time: AppointmentTime };
export type VisitAhead = Appointment & {
  /** Its weather is unsuitable, and no answer to a proposal is pending. */
  unsuitable: boolean;
  /** Which of them someone decided to leave as is. */
  kept: readonly DecisionKind[];
};

/** Whether the calendar as it is now would not sell this day and hour, however little of the day is left. */
export function isShut({ date, time }: Appointment, { schedule, blocks, closesOn }: DecisionRules): boolean {
  const now = appointmentInstant(date, '12:00 AM', schedule.timeZone);
  const view = { now, schedule, blocks, ...seasonOn(date, schedule, closesOn) };
  return checkAppointment(date, time, view) !== null;
}

/** The visits that need a decision, each with why. `visits`: all on those days, first booked first. */
export function toDecide<V extends VisitAhead>(
  visits: readonly V[],
  rules: DecisionRules,
): (V & { kinds: DecisionKind[] })[] {
  const beyond = beyondCrews(visits, rules);
  return visits.flatMap((visit) => {
    const holds: Partial<Record<DecisionKind, boolean>> = {
      weather: visit.unsuitable,
      closed: isShut(visit, rules),
      crews: beyond.has(visit),
    };
    const kinds = decisionKinds.filter((kind) => holds[kind] && !visit.kept.includes(kind));
    return kinds.length > 0 ? [{ ...visit, kinds }] : [];
  });
}

/** On a day with fewer crews than visits, those booked last; ones kept anyway count as decided. */
function beyondCrews<V extends VisitAhead>(visits: readonly V[], rules: DecisionRules): ReadonlySet<V> {
  const days = Map.groupBy(visits, ({ date }) => date);
  return new Set(
    [...days].flatMap(([date, ofDay]) => {
      const open = ofDay.filter(({ kept }) => !kept.includes('crews'));
      const excess = Math.min(ofDay.length - crewsOn(date, rules) - (ofDay.length - open.length), open.length);
      return excess > 0 ? open.slice(-excess) : [];
    }),
  );
}

/** The last day whose visits should have an outcome by now: today, from a given evening hour on. */
export function lastDayOver(now: Date, { askedAt, timeZone }: { askedAt: AppointmentTime; timeZone: string }): IsoDate {
  const day = today(now, timeZone);
  return now >= appointmentInstant(day, askedAt, timeZone) ? day : addDays(day, -1);
}
