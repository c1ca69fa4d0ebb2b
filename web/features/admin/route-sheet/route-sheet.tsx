import type { CSSProperties } from 'react';
import type { RouteSheet as Sheet } from '#contract/admin/route-sheet.ts';
import type { DayForecast } from '#contract/admin/weather.ts';
import { formatDay } from '#domain/format.ts';
import { conditions } from '#web/features/admin/shell/conditions.messages.ts';
import { VacantLot } from '#web/pictures/vacant-lot.tsx';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Skeleton, useSlow } from '#web/ui/skeleton.tsx';
import { messages } from './messages.ts';
import { Stop } from './stop.tsx';
import { useRouteSheet } from './use-route-sheet.ts';
import './route-sheet.css';

/** The storefronts to be visited today and tomorrow, as a street in order of the hour; printed, the sheet for the van. */
export function RouteSheet() {
  const words = useMessages(messages);
  const { sheet, forecastOf } = useRouteSheet();
  const slow = useSlow(sheet.isPending);
  const { data } = sheet;
  const isFree = data?.days.every(({ stops }) => stops.length === 0) ?? false;
  return (
    <section className="route-sheet" aria-labelledby="route-sheet" data-printed={(data && !isFree) || undefined}>
      <div className="route-head">
        <h2 id="route-sheet">{words.title}</h2>
        {data && !isFree && (
          <Button kind="secondary" size="small" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
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
        <div className="route-street" data-free={isFree || undefined}>
          {isFree && <p className="route-free">{words.free}</p>}
          {data.days.map((day, index) => (
            <Day key={day.date} day={day} index={index} isFree={isFree} forecast={forecastOf(day.date)} />
          ))}
        </div>
      )}
    </section>
  );
}

type DayProps = {
  day: Sheet['days'][number];
  /** 0 for today. */
  index: number;
  /** Nobody is visited on either day: nothing is drawn. */
  isFree: boolean;
  forecast: DayForecast | null | undefined;
};

function Day({ day: { date, stops }, index, isFree, forecast }: DayProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <div className="route-day">
      <div className="route-day-head">
        <h3>
          {words.days[index]} <span className="admin-second">{formatDay(date, language)}</span>
        </h3>
        <Sky forecast={forecast} />
      </div>
      {stops.length > 0 && (
        <ol className="route-stops" style={{ '--stops': stops.length } as CSSProperties}>
          {stops.map((stop) => (
            <Stop key={stop.orderNo} stop={stop} />
          ))}
        </ol>
      )}
      {stops.length === 0 && !isFree && (
        <div className="route-stops" style={{ '--stops': 1 } as CSSProperties}>
          <div className="route-stop">
            <p className="route-none">{words.none[index]}</p>
            <VacantLot className="route-front" />
          </div>
        </div>
      )}
    </div>
  );
}

/** The weather of a day: a sign, its word, the lowest temperature and the gusts; room for it while it is read. */
function Sky({ forecast }: { forecast: DayForecast | null | undefined }) {
  const words = useMessages(messages);
  const skies: Readonly<Record<string, string>> = conditions[useLanguage()];
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
