import type { CrewDays, CrewVisit } from '#contract/admin/crew.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { formatDay, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { drawing, el } from './dom.ts';
import { messages, skyMessages, type Words } from './messages.ts';

/** A day with its weather: the sign, its word, the temperature and the gusts. */
export function dayHead({ date, weather }: CrewDays['days'][number], now: IsoDate, language: Language): HTMLElement {
  const words = messages[language];
  const name = date === now ? words.today : date === addDays(now, 1) ? words.tomorrow : '';
  const { condition = null } = weather ?? {};
  const facts = [
    condition !== null &&
      ((Object.hasOwn(skyMessages[language], condition) && skyMessages[language][condition]) || condition),
    ...figures(weather, words),
  ].filter(Boolean);
  return el(
    'div',
    { class: 'crew-day-head' },
    el('h2', { id: `day-${date}` }, name, el('span', { class: 'crew-date' }, formatDay(date, language))),
    el(
      'p',
      { class: 'crew-sky' },
      drawing(`sky-${condition}`) ?? drawing('sky-none'),
      facts.join(', ') || words.noForecast,
    ),
  );
}

/** What is forecast for the hours of a visit; nothing where nothing is known of them. */
export function hoursLine(weather: CrewVisit['weather'], language: Language): HTMLElement | null {
  if (!weather) return null;
  const words = messages[language];
  const { from, until, precipitationMm: mm } = weather;
  const rain =
    mm === null ? null : mm === 0 ? words.dry : words.rain(String(mm).replace('.', language === 'fr' ? ',' : '.'));
  return el(
    'p',
    { class: 'crew-hours' },
    el('b', {}, words.between(formatTime(from, language), formatTime(until, language))),
    ` ${[...figures(weather, words), rain].filter(Boolean).join(', ')}`,
  );
}

type Figures = { temperatureC: number | null; gustKmh: number | null } | null;

function figures(weather: Figures, words: Words): (string | false)[] {
  const { temperatureC = null, gustKmh = null } = weather ?? {};
  const rounded = (figure: number) => String(Math.round(figure)).replace('-', '−');
  return [
    temperatureC !== null && words.temperature(rounded(temperatureC)),
    gustKmh !== null && words.gusts(rounded(gustKmh)),
  ];
}
