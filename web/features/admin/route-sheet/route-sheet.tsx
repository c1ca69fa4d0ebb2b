import { useState } from 'react';
import type { RouteSheet as Sheet } from '#contract/admin/days/route-sheet.ts';
import type { DayForecast } from '#contract/admin/weather.ts';
import { isDay } from '#domain/calendar/day.ts';
import { formatDay, formatLongDate } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import { Fold } from '#web/features/admin/shell/attention/attention.tsx';
import { conditions } from '#web/features/admin/shell/conditions.messages.ts';
import { messages as crewWords } from '#web/features/admin/shell/crews/crews.messages.ts';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useQueryString } from '#web/state/location.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Skeleton, useSlow } from '#web/ui/skeleton.tsx';
import { messages } from './messages.ts';
import { Stop } from './stop.tsx';
import { useRouteSheet } from './use-route-sheet.ts';
import './route-sheet.css';

/** The storefronts to visit today and tomorrow, or on the list's day, as a street by hour; printed, the driver's sheet. */
export function RouteSheet() {
  const words = useMessages(messages);
  const { crew: crewName } = useMessages(crewWords);
  const [crew, setCrew] = useState<number | null>(null);
  const asked = useQueryString().get('day') ?? '';
  const day = isDay(asked) ? asked : undefined;
  const { sheet, forecastOf } = useRouteSheet(day);
  const slow = useSlow(sheet.isPending);
  const crews = Math.max(1, ...(sheet.data?.days.map((one) => one.crews) ?? []));
  // A day may have fewer crews than the one before.
  const chosen = crew !== null && crew <= crews ? crew : null;
  const { data } = sheet;
  const shown = (data?.days ?? []).map((one) => ({
    ...one,
    stops: chosen === null ? one.stops : one.stops.filter((stop) => stop.crew === chosen),
  }));
  const [now, next] = shown;
  const counts = now && next && ([now.stops.length, next.stops.length] as const);
  const isFree = data?.days.every(({ stops }) => stops.length === 0) ?? false;
  return (
    <Fold
      id="route-sheet"
      title={
        <>
          {day ? words.ofDay : isFree ? words.free : counts ? words.counted(...counts) : words.title}
          {chosen !== null && <span className="whitespace-nowrap">, {crewName(chosen)}</span>}
        </>
      }
      opens={day !== undefined}
      className="route-sheet"
      printed={data !== undefined && !isFree}
    >
      {data && !isFree && (
        <div className="route-tools">
          {crews > 1 && <CrewFilter crews={crews} crew={chosen} onChoose={setCrew} />}
          <Button kind="secondary" size="small" onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      )}
      {!data && (
        <div className="route-unread" role="status">
          {sheet.isError ? (
            <>
              <p>{words.unread}</p>
              <Button kind="secondary" size="small" onClick={() => void sheet.refetch()}>
                {words.again}
              </Button>
            </>
          ) : (
            <>
              <span className="sr-only">{slow && words.loading}</span>
              <Skeleton className="route-waiting" />
            </>
          )}
        </div>
      )}
      {data && (
        <div data-free={isFree || undefined}>
          {isFree && <p className="route-free">{day ? words.freeDay : words.free}</p>}
          {shown.map((one, index) => (
            <Day
              key={one.date}
              day={one}
              index={day ? null : index}
              crew={chosen}
              isFree={isFree}
              forecast={forecastOf(one.date)}
            />
          ))}
        </div>
      )}
    </Fold>
  );
}

type CrewFilterProps = { crews: number; crew: number | null; onChoose: (crew: number | null) => void };

/** Whose sheet it is. */
function CrewFilter({ crews, crew, onChoose }: CrewFilterProps) {
  const words = useMessages(crewWords);
  return (
    <select
      className="field-input"
      aria-label={words.crews}
      value={crew ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{words.everyCrew}</option>
      {Array.from({ length: crews }, (_, index) => index + 1).map((one) => (
        <option key={one} value={one}>
          {words.crew(one)}
        </option>
      ))}
    </select>
  );
}

type DayProps = {
  day: Sheet['days'][number];
  /** The one crew that is shown; null for all. */
  crew: number | null;
  /** 0 for today; null for a requested day. */
  index: number | null;
  /** No visits on either day: nothing is drawn. */
  isFree: boolean;
  forecast: DayForecast | null | undefined;
};

function Day({ day: { date, crews, stops }, index, crew, isFree, forecast }: DayProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const none = index === null ? words.freeDay : words.none[index];
  return (
    <div className="route-day">
      <div className="route-day-head">
        <h3>
          {index === null ? (
            formatLongDate(date, language)
          ) : (
            <>
              {words.days[index]} <span className="admin-second">{formatDay(date, language)}</span>
            </>
          )}
        </h3>
        <Sky forecast={forecast} />
      </div>
      {stops.length > 0 && (
        <ol className="route-stops">
          {stops.map((stop) => (
            <Stop key={stop.orderNo} stop={stop} day={{ date, crews }} />
          ))}
        </ol>
      )}
      {stops.length === 0 && !isFree && (
        <div className="route-stops">
          <div className="route-stop">
            <p className="route-none">{crew === null ? none : words.noneOfCrew}</p>
            <VacantLot className="route-front" />
          </div>
        </div>
      )}
    </div>
  );
}

/** The weather of a day: an icon, its word, the lowest temperature and the gusts; space is kept while it loads. */
function Sky({ forecast }: { forecast: DayForecast | null | undefined }) {
  const words = useMessages(messages);
  const skies: Readonly<Record<string, string>> = inLanguage(conditions, useLanguage());
  const { condition = null, temperatureC = null, gustKmh = null } = forecast?.figures ?? {};
  const rounded = (figure: number) => String(Math.round(figure)).replace('-', '−');
  const facts = [
    ...(condition !== null ? [(Object.hasOwn(skies, condition) && skies[condition]) || condition] : []),
    ...(temperatureC !== null ? [words.temperature(rounded(temperatureC))] : []),
    ...(gustKmh !== null ? [words.gusts(rounded(gustKmh))] : []),
  ];
  return (
    <p className="route-sky">
      {forecast !== undefined && (
        <>
          <WeatherSign condition={condition} />
          <span>{facts.join(', ') || words.noForecast}</span>
        </>
      )}
    </p>
  );
}
