import type { IsoDate } from '../calendar/day.ts';

/** A visit's location, for finding crews nearby: the first half of the postal code, and the street without its number. */
export type Spot = { area: string; street: string };

export type LeavingVisit = Spot & {
  id: string;
  from: IsoDate;
  /** In cents: if places run short, the most expensive visits get theirs first. */
  value: number;
  refused: readonly IsoDate[];
};

/** A crew that is free on a day. */
export type Place = { date: IsoDate; crew: number };

export type Week = {
  visits: readonly LeavingVisit[];
  places: readonly Place[];
  /** The visits already on the days of the places. */
  standing: readonly (Spot & { date: IsoDate })[];
  /** Whether a visit may go to a day at all: the weather suits it, with what a coating needs after it. */
  suits: (visit: LeavingVisit, date: IsoDate) => boolean;
};
