import * as z from 'zod/mini';
import type { FieldMessageKey } from './messages.ts';

/** What is wrong with a list of areas, and which of them it is about. */
export type AreasFault = { key: FieldMessageKey; areas: readonly string[] };

/** The letters of Canadian postal codes: none begins with W or Z, and none has a letter that reads like another. */
const canadian = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/;

/** The areas of an owner's list as stored, in alphabetical order. */
export const inAreaOrder = (areas: Iterable<string>): readonly string[] => [...areas].toSorted();

/** The first fault of a list; null if all of it can be served. `postalLetters` begin the postal codes of the region. */
export function faultOfAreas(areas: readonly string[], postalLetters: string): AreasFault | null {
  if (areas.length === 0) return { key: 'areas-none', areas };
  const fault = (key: FieldMessageKey, isWrong: (area: string, index: number) => boolean): AreasFault | null => {
    const wrong = [...new Set(areas.filter(isWrong))];
    return wrong.length > 0 ? { key, areas: wrong } : null;
  };
  return (
    fault('area-unknown', (area) => !canadian.test(area)) ??
    fault('area-region', (area) => !postalLetters.includes(area.charAt(0))) ??
    fault('area-twice', (area, index) => areas.indexOf(area) < index)
  );
}

export function differingAreas(before: readonly string[], after: readonly string[]) {
  return {
    added: inAreaOrder(after.filter((area) => !before.includes(area))),
    removed: inAreaOrder(before.filter((area) => !after.includes(area))),
  };
}

/** More than any province has. */
const mostAreas = 600;

/** The served areas as an owner may set them, and as they are stored. */
export const areasSchema = (postalLetters: string) =>
  z.readonly(
    z.array(z.string('area-unknown'), 'invalid').check(
      z.maxLength(mostAreas, 'invalid'),
      z.superRefine((areas, context) => {
        const fault = faultOfAreas(areas, postalLetters);
        if (fault) context.addIssue({ code: 'custom', message: fault.key });
      }),
    ),
  );
