import type { AdminWeather, WeatherDay, WeatherRun, WeatherVisit } from '#contract/admin/weather.ts';
import { formatShortDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { messages } from './weather.messages.ts';

const inOneLine = (parts: readonly string[]): string =>
  parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ');

export const conditionInWords = (condition: string, language: Language): string =>
  named(messages[language].conditions, condition);

type Judged = Pick<WeatherDay, 'judgement' | 'reasons' | 'figures'>;

/** Why a day is as it was judged; of a day that nobody can judge though a service answered, why that is. */
export function reasonInWords({ judgement, reasons, figures }: Judged, language: Language): string {
  const words = messages[language];
  if (judgement === 'unknown') return words.why[figures === null ? 'beyond' : 'gap'];
  return inOneLine(reasons.map((reason) => named(words.reasons, reason)));
}

/** A figure with one decimal at most, as each language writes it. */
export function rounded(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10).replace('-', '−');
  return language === 'en' ? text : text.replace('.', ',');
}

/** How the newest proposal stands that has to do with this day; empty where there is none. */
export function proposalInWords(proposal: WeatherVisit['proposal'], date: string, language: Language): string {
  if (!proposal) return '';
  const { proposals } = messages[language];
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

/** What came of the last run. */
export function outcomeInWords(
  { judged, proposed, source, incomplete }: WeatherRun,
  moved: number,
  language: Language,
): string {
  const words = messages[language];
  if (incomplete) return words.incomplete;
  if (source === null) return words.noForecast;
  return [words.judged(judged), words.proposed(proposed), words.moved(moved)].join(', ');
}
