import { formatPhone } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type CompanyPlace, companiesByPlace, companyCount, faultsOfCompanies } from '#domain/settings/companies.ts';
import type { Company } from '#domain/settings/company-words.ts';
import { toE164 } from '#domain/typed/phone.ts';
import type { Parsed } from '#web/features/admin/shell/versions/fact.ts';

/** The fields' values, by place (`0.description.en`). */
export type Typed = Readonly<Record<string, string>>;

/** A text as a field and a summary show it. */
export const shownAt = (place: string, text: string, language: Language): string =>
  place.endsWith('.phone') ? formatPhone(text, language) : text;

export const toForm = (companies: readonly Company[], language: Language): Typed =>
  Object.fromEntries([...companiesByPlace(companies)].map(([place, text]) => [place, shownAt(place, text, language)]));

/** Nobody types the start of a URL that a browser adds by itself. */
const addressTyped = (typed: string): string => (typed === '' || typed.includes('://') ? typed : `https://${typed}`);

/** The companies that were typed, or what is wrong with them by place. */
export function parse(typed: Typed): Parsed<readonly Company[]> {
  const companies = Array.from({ length: companyCount }, (_, index): Company => {
    const at = (place: CompanyPlace) => (typed[`${index}.${place}`] ?? '').trim();
    const website = addressTyped(at('website'));
    return {
      name: at('name'),
      description: { en: at('description.en'), fr: at('description.fr') },
      phone: toE164(at('phone')) ?? at('phone'),
      email: at('email'),
      ...(website !== '' && { website }),
    };
  });
  const faults = faultsOfCompanies(companies);
  return faults.size > 0 ? { faults } : { value: companies };
}

type PlaceWords = { nth: readonly string[]; places: Readonly<Record<CompanyPlace, string>> };

/** A place in words: `First company, phone`. */
export function placeInWords(place: string, { nth, places }: PlaceWords): string {
  const [, index = '0', name = 'name'] = /^(\d+)\.(.+)$/.exec(place) ?? [];
  const what = places[name as CompanyPlace];
  return `${nth[Number(index)]}, ${what[0]?.toLowerCase()}${what.slice(1)}`;
}
