import { badgeName } from '#business/services.ts';
import type { AdminWeather, WeatherDay, WeatherRun, WeatherVisit } from '#contract/admin/weather.ts';
import { formatShortDate, formatTime, timeOf } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { messages } from './weather.messages.ts';

const inOneLine = (parts: readonly string[]): string =>
  parts.map((part, index) => (index === 0 ? part : decapitalized(part))).join(', ');

const decapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const conditionInWords = (condition: string, language: Language): string =>
  named(inLanguage(messages, language).conditions, condition);

type Judged = Pick<WeatherDay, 'judgement' | 'reasons' | 'figures'>;

/** Why a day was judged as it was; if nobody can judge it although a service answered, why that is. */
export function reasonInWords({ judgement, reasons, figures }: Judged, language: Language): string {
  const words = inLanguage(messages, language);
  if (judgement === 'unknown') return words.why[figures === null ? 'beyond' : 'gap'];
  return inOneLine(reasons.map((reason) => named(words.reasons, reason)));
}

/** Why a visit's weather is unsuitable, and between which hours; an end on another day says which. */
export function visitInWords(
  { service, reasons, from, until }: Pick<WeatherVisit, 'service' | 'reasons' | 'from' | 'until'>,
  date: string,
  language: Language,
): string {
  const words = inLanguage(messages, language);
  const why = [badgeName(service, language), ...reasons.map((reason) => named(words.reasons, reason))];
  if (from === null || until === null) return inOneLine(why);
  return inOneLine([...why, words.hours(hourInWords(from, date, language), hourInWords(until, date, language))]);
}

function hourInWords(name: string, date: string, language: Language): string {
  const [day = '', hour = ''] = name.split('T');
  const time = formatTime(timeOf({ hour: Number(hour), minute: 0 }), language);
  return day === date ? time : messages.onDay[language](formatShortDate(day, language), time);
}

/** A figure with one decimal at most, as each language writes it. */
export function rounded(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10).replace('-', '−');
  return language === 'en' ? text : text.replace('.', ',');
}

/** The state of this day's newest proposal; empty if there is none. */
export function proposalInWords(proposal: WeatherVisit['proposal'], date: string, language: Language): string {
  if (!proposal) return '';
  const { proposals } = inLanguage(messages, language);
  const { state, answer, from, proposedDate, movedTo } = proposal;
  if (movedTo === date && from !== null) return proposals.accepted(formatShortDate(from, language));
  if (from !== date) return '';
  if (answer === 'decline') return proposals.declined;
  if (state === 'open' && proposedDate !== null) return proposals.open(formatShortDate(proposedDate, language));
  return proposals.closed;
}

/** `open-meteo` as a name. */
export const serviceName = (source: string): string =>
  source.replaceAll('-', ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());

/** How many visits of these days were moved to theirs because of the weather. */
export const movedIn = ({ days }: Pick<AdminWeather, 'days'>): number =>
  days.flatMap(({ date, visits }) => visits.filter(({ proposal }) => proposal?.movedTo === date)).length;

/** The result of the last run. */
export function outcomeInWords(
  { judged, proposed, source, incomplete }: WeatherRun,
  moved: number,
  language: Language,
): string {
  const words = inLanguage(messages, language);
  if (incomplete) return words.incomplete;
  if (source === null) return words.noForecast;
  return [words.judged(judged), words.proposed(proposed), words.moved(moved)].join(', ');
}
