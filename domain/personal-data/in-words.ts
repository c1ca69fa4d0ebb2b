import { isDay } from '../calendar/day.ts';
import { isTime } from '../calendar/schedule.ts';
import { formatLongDate, formatMoment, formatMoney, formatTime } from '../format.ts';
import { answerName } from '../funnel/answer-names.ts';
import { escapeHtml } from '../html.ts';
import { type Language, languages } from '../language.ts';
import { cents } from '../money.ts';
import { layoutName, sizeName } from '../names.ts';
import { codeWords, fieldWords, groupWords } from './words.ts';

type Records = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
type Line = { label: string; value: string };
type Speaking = { language: Language; timeZone: string; serviceName: (stored: string, language: Language) => string };

const amounts = ['base', 'gst', 'qst', 'total', 'amount', 'charged', 'withheld', 'listedBase'];
const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function valueInWords(field: string, value: string | number | boolean, speaking: Speaking): string | null {
  const { language, timeZone, serviceName } = speaking;
  if (typeof value === 'boolean') return { en: value ? 'yes' : 'no', fr: value ? 'oui' : 'non' }[language];
  if (typeof value === 'number') return amounts.includes(field) ? formatMoney(cents(value), language) : String(value);
  const codes = codeWords[field === 'method' ? 'paymentMethod' : field];
  if (codes)
    return Object.hasOwn(codes, value)
      ? (codes[value]?.[language] ?? null)
      : /^(purpose|reason)$/.test(field)
        ? value
        : null;
  if (field === 'feeling' || field === 'aesthetic') return answerName(`${field}s`, value, language);
  if (field === 'coatingType' || field === 'service') return serviceName(value, language);
  if (/Size$/.test(field)) return sizeName(value, language);
  if (/Layout$/.test(field)) return layoutName(value, language);
  if (isTime(value)) return formatTime(value, language);
  if (isDay(value)) return formatLongDate(value, language);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return formatMoment(new Date(value), timeZone, language);
  return value;
}

/** Of us and not of them, said by their heading, or a mail's words once more in its markup. */
const leftOut = /(Id|Hash|Key|Token|Rates)$|^(id|supplier|kind|html)$/;
const places = new Map(Object.keys(fieldWords).map((field, place) => [field, place]));
const placeOf = (name: string): number => places.get(camel(name)) ?? places.size;

/**
 * The lines of a record, in the order of their words. What stands within a stored object is shown even where nobody foresaw its
 * name.
 */
function linesOf(record: object, speaking: Speaking, within = false): Line[] {
  const entries = Object.entries(record).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  return entries.flatMap(([name, stored]): Line[] => {
    const field = camel(name);
    const isList = Array.isArray(stored) && stored.every((one) => typeof one === 'string');
    const value: unknown = isList ? stored.join(', ') : stored;
    if (value === null || value === '' || leftOut.test(field)) return [];
    if (typeof value === 'object') {
      const inner = linesOf({ ...value }, speaking, true);
      const label = fieldWords[field]?.[speaking.language];
      return label ? inner.map((line) => ({ ...line, label: `${label}, ${line.label}` })) : inner;
    }
    const words = fieldWords[field] ?? (within && typeof value === 'string' ? fieldWords.other : undefined);
    const said = words && valueInWords(field, value as string | number | boolean, speaking);
    return words && said ? [{ label: words[speaking.language], value: said }] : [];
  });
}

const titles = { en: 'What we keep about you', fr: 'Ce que nous conservons à votre sujet' };

function partIn(records: Records, email: string, speaking: Speaking): string {
  const { language } = speaking;
  const groups = Object.entries(groupWords).flatMap(([table, words]) => {
    const found = (records[table] ?? []).map((record) => linesOf(record, speaking)).filter(({ length }) => length > 0);
    const lists = found.map(
      (lines) =>
        `<dl>${lines.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    );
    return lists.length > 0 ? [`<h2>${escapeHtml(words[language])}</h2>${lists.join('')}`] : [];
  });
  return `<section lang="${language}-CA"><h1>${titles[language]}</h1><p>${escapeHtml(email)}</p>${groups.join('')}</section>`;
}

const style = `body{font:1rem/1.5 serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dl{display:grid;
grid-template-columns:minmax(8rem,1fr) 2fr;gap:.2rem 1rem;border-top:1px solid;padding-top:.5rem}dd{margin:0;
white-space:pre-wrap;overflow-wrap:anywhere}section+section{break-before:page}`;

/** Everything on record about a person as a page that they can read, in both languages; French comes first. */
export const personalDataPage = (records: Records, email: string, speaking: Omit<Speaking, 'language'>): string =>
  `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${titles.fr} / ${titles.en}</title><style>${style}</style>
${languages
  .toReversed()
  .map((language) => partIn(records, email, { ...speaking, language }))
  .join('\n')}</html>`;
