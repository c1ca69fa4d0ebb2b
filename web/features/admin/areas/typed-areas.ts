import { brand } from '#business/brand.ts';
import { type AreasFault, faultOfAreas, inAreaOrder } from '#domain/settings/areas.ts';

/** The areas as the field shows them. */
export const toForm = (areas: readonly string[]): string => inAreaOrder(areas).join(' ');

/** The typed areas, separated by anything that is neither a letter nor a digit; or what is wrong with them. */
export function parse(typed: string): { areas: readonly string[] } | { fault: AreasFault } {
  const areas = typed.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const fault = faultOfAreas(areas, brand.postalLetters);
  return fault ? { fault } : { areas: inAreaOrder(areas) };
}
