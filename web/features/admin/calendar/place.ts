import type { IsoDate } from '#domain/calendar/day.ts';
import { type Selection, selectDay, type View } from './range.ts';

/** Where the operator is in the calendar. */
export type Place = {
  /** Null while the default view is shown, at today. */
  chosenView: View | null;
  turnedTo: IsoDate | null;
  /** The day that last had the focus. */
  focused: IsoDate | null;
  chosen: Selection | null;
};

export type Step =
  | { type: 'turned'; to: IsoDate | null }
  | { type: 'viewed'; view: View }
  /** A day was pressed to choose it; with Shift all days up to it. */
  | { type: 'pressed'; date: IsoDate; extend: boolean }
  /** A day of the month on a phone was pressed, which has room for its week. */
  | { type: 'opened'; date: IsoDate }
  /** A key moved to a day, perhaps outside the view. */
  | { type: 'walked'; date: IsoDate; shown: readonly IsoDate[] }
  | { type: 'cleared' };

export const atFirst: Place = { chosenView: null, turnedTo: null, focused: null, chosen: null };

export function nextPlace(place: Place, step: Step): Place {
  switch (step.type) {
    case 'turned':
      return { ...place, turnedTo: step.to };
    case 'viewed':
      return { ...place, chosenView: step.view };
    case 'opened':
      return { ...place, focused: step.date, turnedTo: step.date, chosenView: 'week' };
    case 'pressed': {
      const { chosen } = place;
      const from = step.extend && chosen ? { from: chosen.from, to: chosen.from } : chosen;
      return { ...place, focused: step.date, chosen: selectDay(from, step.date) };
    }
    case 'walked':
      return { ...place, focused: step.date, ...(!step.shown.includes(step.date) && { turnedTo: step.date }) };
    case 'cleared':
      return { ...place, chosen: null };
  }
}

/** What is shown: the month where there is room and the week elsewhere, at today, unless something else was chosen. */
export const shownAt = (
  { chosenView, turnedTo }: Place,
  { wide, today }: { wide: boolean; today: IsoDate | undefined },
): { view: View; cursor: IsoDate | null } => ({
  view: chosenView ?? (wide ? 'month' : 'week'),
  cursor: turnedTo ?? today ?? null,
});

/** The one day that Tab reaches: the one that had the focus, else the one that is shown, else the first. */
export const tabbableOf = (
  { focused }: Place,
  { shown, cursor }: { shown: readonly IsoDate[]; cursor: IsoDate | null },
): IsoDate | undefined => [focused, cursor].find((date) => date !== null && shown.includes(date)) ?? shown[0];
