import type { Language } from '#domain/language.ts';
import { frenchProvinces } from '#domain/provinces.ts';

export type PostalAddress = { street: string; city: string; province: string; postalCode: string };

/** The lines of an address as Canada Post and the OQLF format them: `Montréal QC`, `Montréal (Québec)`. */
export function addressLines({ street, city, province, postalCode }: PostalAddress, language: Language): string[] {
  const code = province.trim().toUpperCase();
  const where = language === 'fr' ? `(${frenchProvinces[code] ?? province.trim()})` : province.trim();
  return [street.trim(), `${city.trim()} ${where}\u00a0\u00a0${spaced(postalCode)}`];
}

/** `H2Y 1A1`; other codes stay as typed. */
function spaced(postalCode: string): string {
  const bare = postalCode.toUpperCase().replace(/\s+/g, '');
  return /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(bare) ? `${bare.slice(0, 3)}\u00a0${bare.slice(3)}` : postalCode.trim();
}
