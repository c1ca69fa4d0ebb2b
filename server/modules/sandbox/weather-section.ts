import { clearDay, type SetFigures } from '#adapters/forecast/simulator.ts';
import { formatLongDate } from '#domain/format.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { table } from './html.ts';
import type { SandboxMessages } from './messages.ts';

/** A day of the forecast; `set` where somebody gave it its weather. */
export type ListedDay = SetFigures & { date: string; set: boolean };

const conditions = ['clear', 'cloudy', 'fog', 'drizzle', 'rain', 'freezing-rain', 'snow', 'storm'] as const;

const fields = [
  { name: 'precipitationChance', min: 0, max: 100, step: 1 },
  { name: 'precipitationMm', min: 0, max: 200, step: 0.1 },
  { name: 'temperatureC', min: -60, max: 40, step: 0.1 },
  { name: 'gustKmh', min: 0, max: 300, step: 1 },
] as const;

/** The weather of the coming days, as the stand-ins tell it, and a form that sets a day's. */
export function weatherSection(days: readonly ListedDay[], language: Language, text: SandboxMessages): string {
  const number = new Intl.NumberFormat(`${language}-CA`);
  const rows = days.map((day) => {
    const figures = fields.map(({ name }) => `<td>${number.format(day[name])}</td>`).join('');
    const condition = conditions.find((one) => one === day.condition);
    const word = condition ? text[`condition-${condition}`] : escapeHtml(day.condition);
    return `<tr><th scope="row">${escapeHtml(formatLongDate(day.date, language))}</th>${figures}<td>${word}</td><td>${day.set ? text.daySet : ''}</td></tr>`;
  });
  const heads = [text.day, ...fields.map(({ name }) => text[name]), text.condition, ''];
  return `${form(days[0]?.date ?? '', text)}\n${table(text.forecast, heads, rows)}`;
}

function form(date: string, text: SandboxMessages): string {
  const inputs = fields.map(
    ({ name, ...range }) =>
      `<label>${text[name]} <input name="${name}" type="number" ${attributes(range)} value="${clearDay[name]}" required></label>`,
  );
  const options = conditions.map((one) => `<option value="${one}">${text[`condition-${one}`]}</option>`);
  return `<form data-weather>
<label>${text.day} <input name="date" type="date" value="${date}" required></label>
${inputs.join('\n')}
<label>${text.condition} <select name="condition">${options.join('')}</select></label>
<button type="submit">${text.setWeather}</button>
</form>`;
}

const attributes = (range: Readonly<Record<string, number>>): string =>
  Object.entries(range)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
