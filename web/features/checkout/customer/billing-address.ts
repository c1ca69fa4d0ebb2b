import { brand } from '#business/brand.ts';
import { regionName } from '#business/region.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';

export const billingNames = ['billingStreet', 'billingCity', 'billingProvince', 'billingPostalCode'] as const;
export type BillingName = (typeof billingNames)[number];

/** A Canadian postal code within a line, and a province before it. */
const postalCode = /\b([A-Z]\d[A-Z]) ?(\d[A-Z]\d)\b/i;
const names = `${regionName.en}|${regionName.fr}`;
const province = new RegExp(
  `[\\s,](?:${brand.region}|\\((?:${brand.region}|${names})\\))[\\s,]*$|,\\s*(?:${names})[\\s,]*$`,
  'i',
);

/** The area of a postal code within a line, where it is another than that of the code of the first step; otherwise null. */
export function otherArea(line: string, first: string): string | null {
  const area = postalCode.exec(line)?.[1]?.toUpperCase();
  return area !== undefined && first !== '' && area !== forwardSortationArea(first) ? area : null;
}

/**
 * The billing address in a one-line address: '100, rue Exemple, Montréal (Québec) H2Y 1A1'. French writes a
 * comma after the house number. Missing parts are left out.
 */
export function billingAddressOf(line: string): Partial<Record<BillingName, string>> {
  const [code, area, unit] = postalCode.exec(line) ?? [];
  const place = line
    .replace(code ?? '', '')
    .replace(province, '')
    .replace(/[\s,]+$/, '');
  const parts = place.split(',').map((part) => part.trim());
  const numberApart = /^\d+\w?$/.test(parts[0] ?? '');
  const street = parts.slice(0, numberApart ? 2 : 1).join(', ');
  const city = parts.length > (numberApart ? 2 : 1) ? parts.at(-1) : undefined;
  return {
    billingStreet: street,
    // All served areas are in one province.
    ...(street && { billingProvince: brand.region }),
    ...(city && { billingCity: city }),
    ...(area && unit && { billingPostalCode: `${area} ${unit}`.toUpperCase() }),
  };
}
