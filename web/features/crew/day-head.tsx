import type { CrewDays, CrewVisit } from '#contract/admin/crew.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { formatDay, formatTime } from '#domain/format.ts';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages, skyMessages, type Words } from './messages.ts';

/** A day with its weather: the sign, its word, the temperature and the gusts. */
export function DayHead({ date, weather, now }: CrewDays['days'][number] & { now: IsoDate }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const sky = useMessages(skyMessages);
  const name = date === now ? words.today : date === addDays(now, 1) ? words.tomorrow : '';
  const { condition = null } = weather ?? {};
  const facts = [
    condition !== null && ((Object.hasOwn(sky, condition) && sky[condition]) || condition),
    ...figures(weather, words),
  ].filter(Boolean);
  return (
    <div className="grid gap-0.5">
      <h2 id={`day-${date}`} className="font-serif text-[1.375rem]/7 font-[380]">
        {name}
        <span className="block font-sans text-[0.9375rem]/5.5 font-normal text-ink-700 first-letter:uppercase">
          {formatDay(date, language)}
        </span>
      </h2>
      <p className="flex items-center gap-1.5 text-[0.9375rem]/5.5">
        <span className="-ms-1 flex-none text-glass-700">
          <WeatherSign condition={condition} />
        </span>
        {facts.join(', ') || words.noForecast}
      </p>
    </div>
  );
}

/** What is forecast for the hours of a visit. */
export function HoursLine({ weather }: { weather: NonNullable<CrewVisit['weather']> }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const { from, until, precipitationMm: mm } = weather;
  const rain =
    mm === null ? null : mm === 0 ? words.dry : words.rain(String(mm).replace('.', language === 'fr' ? ',' : '.'));
  return (
    <p className="text-[0.9375rem]/5.5">
      <b className="font-medium">{words.between(formatTime(from, language), formatTime(until, language))}</b>
      {` ${[...figures(weather, words), rain].filter(Boolean).join(', ')}`}
    </p>
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
