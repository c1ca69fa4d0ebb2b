import { asReferenceSigns } from '../booking/reference.ts';
import { type Services, servicesNamed } from '../pricing/service.ts';
import { folded, gaps, plain } from './folded.ts';

/** Parts that must all occur in a text, in any order. */
type Alternative = readonly string[];
/** One of these must occur. */
export type SearchTerm = readonly Alternative[];

/** People type fewer; each extra one would cost an index lookup. */
const mostTerms = 12;
const saints: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', saint: ' st ', sainte: ' ste ' };

const joined = (text: string): string => text.split(gaps).join('');
/** A number with any separators between its parts: a phone, an order. Shorter ones are words like any other. */
const number = /\d(?:[\s -/:-`{-\u00bf\u2000-\u206f\u3000-\u303f]*\d){6,}/g;
const email = /\S*@\S*/g;

/** What a search looks for, each term anywhere in a booking's data; none if nothing searchable was typed. */
export function searchTerms(typed: string, services: Services): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const taken = (find: (found: string) => SearchTerm) => (found: string) => {
    terms.push(find(found));
    return ' ';
  };
  const words = plain(typed)
    .replace(
      email,
      taken((found) => [[found.split('@').map(joined).join('@')]]),
    )
    .replace(number, taken(numberTerm));
  const single = words.split(gaps).filter((word) => word !== '');
  // A single character occurs in nearly every text: beside other words it has to begin one.
  const isAlone = terms.length + single.length === 1;
  terms.push(...single.map((word) => (word.length > 1 || isAlone ? wordTerm(word, services) : [[` ${word}`]])));
  return terms.filter((term) => term[0]?.[0] !== '@').slice(0, mostTerms);
}

/** A phone number whole, without the country code; any other number whole or by its parts. */
function numberTerm(found: string): SearchTerm {
  const digits = joined(found).replace(/^(?:00|011)?1(?=\d{10}$)/, '');
  return digits.length === 10 ? [[digits]] : [[digits], found.split(gaps)];
}

function wordTerm(word: string, services: Services): SearchTerm {
  const [, prefix = '', signs] = /^(bk)?([0-9a-z]{6})$/.exec(word) ?? [];
  const meant = signs === undefined ? word : prefix + asReferenceSigns(signs);
  const saint = saints[word];
  return [
    [word],
    ...(meant === word ? [] : [[meant]]),
    ...(saint === undefined ? [] : [[saint]]),
    ...servicesNamed(word, services).map((code) => [` ${folded(code)} `]),
  ];
}
