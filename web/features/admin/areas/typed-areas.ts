import { brand } from '#business/brand.ts';
import { type AreasFault, faultOfAreas, inAreaOrder } from '#domain/settings/areas.ts';
import type { Parsed } from '#web/features/admin/shell/versions/fact.ts';

/** The areas as the field shows them. */
export const toForm = (areas: readonly string[]): string => inAreaOrder(areas).join(' ');

const typedAreas = (typed: string): readonly string[] => typed.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What is wrong with the typed areas, and with which of them. */
export const faultIn = (typed: string): AreasFault | null => faultOfAreas(typedAreas(typed), brand.postalLetters);

/** The typed areas, separated by anything that is neither a letter nor a digit; or what is wrong with them. */
export function parse(typed: string): Parsed<readonly string[]> {
  const fault = faultIn(typed);
  return fault ? { faults: new Map([['areas', fault.key]]) } : { value: inAreaOrder(typedAreas(typed)) };
}
