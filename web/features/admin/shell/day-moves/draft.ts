import type { PlanDay, PlanEntry } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatShortDate } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { MoveWay } from '#domain/planning/day-move.ts';
import { messages } from './messages.ts';

/** The days chosen by hand, by order number; null: it stays. All others go where they were planned. */
export type Choices = ReadonlyMap<string, IsoDate | null>;

export const mayMove = ({ arrived, asked }: PlanEntry, way: MoveWay): boolean => !arrived && !(asked && way === 'ask');

/** Where a visit goes; null if it stays. */
export function dayOfVisit(visit: PlanEntry, choices: Choices, way: MoveWay): IsoDate | null {
  if (!mayMove(visit, way)) return null;
  return choices.has(visit.order) ? (choices.get(visit.order) ?? null) : (visit.to?.date ?? null);
}

/** The visits that move, as sent: each at its own hour if that is open, otherwise at the first one. */
export function leavingOf(visits: readonly PlanEntry[], days: readonly PlanDay[], choices: Choices, way: MoveWay) {
  return visits.flatMap((visit) => {
    const date = dayOfVisit(visit, choices, way);
    const times = days.find((day) => day.date === date)?.times ?? [];
    const time = times.includes(visit.time) ? visit.time : times[0];
    return date && time ? [{ order: visit.order, version: visit.version, date, time }] : [];
  });
}

/** How many more visits a day takes besides those chosen for it. */
export const leftOn = ({ date, free }: PlanDay, leaving: readonly { date: IsoDate }[]): number =>
  free - leaving.filter((one) => one.date === date).length;

/** The day with more visits than it takes. */
export const fullDay = (days: readonly PlanDay[], leaving: readonly { date: IsoDate }[]): IsoDate | null =>
  days.find((day) => leftOn(day, leaving) < 0)?.date ?? null;

/** Why a visit goes where it goes, in a sentence; empty if it stays. */
export function becauseInWords(visit: PlanEntry, date: IsoDate | null, language: Language): string {
  const words = inLanguage(messages, language);
  if (visit.arrived) return words.arrived;
  if (date === null) return visit.asked ? words.asked : '';
  const day = formatShortDate(date, language);
  if (date !== visit.to?.date || !visit.because) return words.because.own(day);
  const { because } = visit;
  if (because.code === 'street') return words.because.street(day, because.visits, because.street);
  if (because.code === 'area') return words.because.area(day, because.visits, because.area);
  return words.because[because.code](day);
}

/** This many of the nearest free days are on the board besides the plan's. */
const nearest = 5;

/** The days a board shows: those of the plan, and the nearest others. */
export const boardDays = (days: readonly PlanDay[], leaving: readonly { date: IsoDate }[]): PlanDay[] =>
  days.filter((day, index) => index < nearest || leaving.some(({ date }) => date === day.date));

type PutDown = { visit: PlanEntry; now: IsoDate | null; over: IsoDate | null };

/** The result of dropping a visit on a day: its new day, that it stays on its own, a full day, or nothing. */
export function dropResult(
  { visit, now, over }: PutDown,
  days: readonly PlanDay[],
  leaving: readonly { date: IsoDate }[],
): { goes: IsoDate | null } | { full: IsoDate } | null {
  if (over === null || over === (now ?? visit.date)) return null;
  if (over === visit.date) return { goes: null };
  const day = days.find(({ date }) => date === over);
  if (!day) return null;
  return leftOn(day, leaving) > 0 ? { goes: over } : { full: over };
}
