import { nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';

type Unit = 'day' | 'hour' | 'minute';

const units: Record<Unit, Bilingual<readonly [one: string, several: string]>> = {
  day: { en: ['day', 'days'], fr: ['jour', 'jours'] },
  hour: { en: ['hour', 'hours'], fr: ['heure', 'heures'] },
  minute: { en: ['minute', 'minutes'], fr: ['minute', 'minutes'] },
};
const words = { and: { en: ' and ', fr: ' et ' }, moment: { en: 'less than a minute', fr: 'moins d’une minute' } };

/** Up to here the rule of refunds, which counts hours, is better understood in hours. */
const hoursUpTo = 72;

/**
 * A duration in words: `47 hours and 12 minutes`, `5 jours`. A day is 24 hours, and of days only whole ones
 * are said; what is shorter is to the nearest minute.
 */
export function timeInWords(hours: number, language: Language): string {
  const minutes = Math.max(0, Math.round(hours * 60));
  const whole = Math.floor(minutes / 60);
  const parts: [number, Unit][] =
    whole < hoursUpTo
      ? [
          [whole, 'hour'],
          [minutes % 60, 'minute'],
        ]
      : [[Math.floor(whole / 24), 'day']];
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${nbsp}${units[unit][language][count === 1 ? 0 : 1]}`);
  return said.length === 0 ? words.moment[language] : said.join(words.and[language]);
}
