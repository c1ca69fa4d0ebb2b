import type { Language } from '#domain/language.ts';

const isWeight = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/;

const mostKnown = 1000;
/** Browsers send few different headers, again and again. */
const known = new Map<string, Language>();

/** The better of our two languages by an Accept-Language header. Missing, `*` or anything else means English. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const before = known.get(header);
  if (before !== undefined) return before;
  const language = better(header);
  if (known.size >= mostKnown) known.clear();
  // A header may be as long as all headers together.
  if (header.length <= 100) known.set(header, language);
  return language;
}

function better(header: string): Language {
  const weights = new Map<string, number>();
  for (const range of header.toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = given === undefined ? 1 : isWeight.test(given) ? Number(given) : 0;
    const language = tag.split('-')[0] ?? '';
    // Among equals the first wins, so position counts a little.
    if (!weights.has(language)) weights.set(language, weight === 0 ? 0 : weight - weights.size / 1e6);
  }
  const any = weights.get('*') ?? 0;
  const french = weights.get('fr') ?? 0;
  const english = weights.get('en') ?? any;
  return french > english ? 'fr' : 'en';
}
