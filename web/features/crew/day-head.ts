import type { CrewDays } from '#contract/admin/crew.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { formatDay } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { drawing, el } from './dom.ts';
import { messages, skyMessages } from './messages.ts';

/** A day with its weather: the sign, its word, the temperature and the gusts. */
export function dayHead({ date, weather }: CrewDays['days'][number], now: IsoDate, language: Language): HTMLElement {
  const words = messages[language];
  const name = date === now ? words.today : date === addDays(now, 1) ? words.tomorrow : '';
  const { condition = null, temperatureC = null, gustKmh = null } = weather ?? {};
  const rounded = (figure: number) => String(Math.round(figure)).replace('-', '−');
  const facts = [
    condition !== null &&
      ((Object.hasOwn(skyMessages[language], condition) && skyMessages[language][condition]) || condition),
    temperatureC !== null && words.temperature(rounded(temperatureC)),
    gustKmh !== null && words.gusts(rounded(gustKmh)),
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
