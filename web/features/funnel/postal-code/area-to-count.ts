import { brand } from '#business/brand.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';

const isOfRegion = new RegExp(`^[${brand.postalLetters}]\\d[A-Z]$`);

/** The area of a postal code, where it is one of the region: anything farther away is counted without its name. */
export function areaToCount(typed: string): string | undefined {
  const area = forwardSortationArea(typed);
  return isOfRegion.test(area) ? area : undefined;
}
