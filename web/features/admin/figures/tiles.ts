import { areaMap } from '#business/area-map.ts';
import type { Figures } from '#contract/admin/reports.ts';

type Area = Figures['areas'][number];
type Counted = Pick<Area, 'bookings' | 'away' | 'asked'>;

const shades = 5;
const mostElsewhere = 9;
const mapped: ReadonlySet<string> = new Set(areaMap.map(({ area }) => area));

/** How many wanted the area and could not have it. */
export const wantedOf = ({ away, asked }: Pick<Area, 'away' | 'asked'>): number => away + asked;

/** From 0 for none to 5 for the area with the most bookings. */
export function shadesOf(areas: readonly Pick<Area, 'bookings'>[]): (area: Pick<Area, 'bookings'>) => number {
  const most = Math.max(1, ...areas.map(({ bookings }) => bookings));
  return ({ bookings }) => Math.ceil((bookings / most) * shades);
}

/** The areas that the map does not have, the most booked first and the most wanted of the rest; a row of them. */
export const elsewhereIn = (areas: readonly Area[]): Area[] =>
  areas
    .filter(({ name }) => !mapped.has(name))
    .toSorted((one, other) => other.bookings - one.bookings || wantedOf(other) - wantedOf(one))
    .slice(0, mostElsewhere);

/** What a tile shows: of a closed area those who wanted it; of everything else the bookings. */
export const figureOf = (area: Counted, closed: boolean): number =>
  closed && area.bookings === 0 ? wantedOf(area) : area.bookings;
