import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AdminWeather,
  readWeather,
  runWeather,
  type WeatherDay,
  type WeatherRun,
} from '#contract/admin/weather.ts';
import { call } from '#web/client/call.ts';
import { DayMovesDialog } from '#web/features/admin/shell/day-moves/day-moves-dialog.tsx';
import { messages as dayMoves } from '#web/features/admin/shell/day-moves/messages.ts';
import { MoveRecords } from '#web/features/admin/shell/day-moves/move-record.tsx';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { operatorQuery, readAgain } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { Technical } from '#web/features/admin/shell/technical.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { formatInstant } from '#web/ui/when.ts';
import { Account } from './account.tsx';
import { messages } from './weather.messages.ts';
import { WeatherDayPane } from './weather-day.tsx';
import { movedIn, outcomeInWords, serviceName } from './weather-words.ts';

/** The strip of the coming days with their visits, and the button that judges them now. */
export function Weather() {
  const words = useMessages(messages);
  const { plan } = useMessages(dayMoves);
  const query = useQuery(operatorQuery(readWeather, {}));
  const weather = query.data;
  // That nobody answered is shown once; days without a visit show nothing then.
  const [leaving, setLeaving] = useState<string[] | null>(null);
  const wet = wetDays(weather?.days ?? []);
  const isSilent = weather?.source === null;
  const days = weather?.days.filter(({ visits }) => !isSilent || visits.length > 0) ?? [];
  return (
    <main id="main" tabIndex={-1} className="admin-main">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      <Loaded query={query} failed={words.unread}>
        {(read) => <Head weather={read} />}
      </Loaded>
      <MoveRecords />
      {weather && <Account account={weather.account} />}
      {wet.length > 1 && (
        <p className="my-5">
          <Button size="small" onClick={() => setLeaving(wet)}>
            {plan}
          </Button>
        </p>
      )}
      {days.length > 0 && (
        <>
          <h2 className="sr-only">{words.days}</h2>
          <ol className="grid gap-px border border-line bg-line">
            {days.map((day) => (
              <WeatherDayPane key={day.date} day={day} isSilent={isSilent} onMove={(date) => setLeaving([date])} />
            ))}
          </ol>
        </>
      )}
      {leaving && (
        <DayMovesDialog
          dates={leaving}
          wet={leaving.every((date) => wet.includes(date))}
          onClose={() => setLeaving(null)}
        />
      )}
    </main>
  );
}

/** Days with visits in unsuitable weather. */
const wetDays = (days: readonly WeatherDay[]): string[] =>
  days.flatMap(({ date, judgement, visits }) => (judgement === 'unsuitable' && visits.length > 0 ? [date] : []));

const head = classNames(
  'mb-5 grid gap-x-8 gap-y-4 border border-line bg-white px-6 py-5 [&_.admin-second]:mt-1',
  'md:grid-cols-[minmax(0,1fr)_auto] md:items-start',
);

function Head({ weather }: { weather: AdminWeather }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { act, pending: running } = useOperatorAction(() => readAgain(readWeather));
  const { source, readAt, failures, lastRun } = weather;
  const run = () =>
    act(() => call(runWeather, {}), {
      done: (now) => (now.source === null ? { title: words.notRun, tone: 'destructive' } : { title: words.ran }),
      failed: words.notRun,
    });
  return (
    <div className={head}>
      <div>
        <p>
          {source !== null && readAt !== null
            ? words.source(serviceName(source), formatInstant(readAt, language))
            : words.none}
        </p>
        {failures.map((unused) => (
          <div key={unused.source} className="mt-2 border-s-3 border-error ps-3.5 wrap-anywhere">
            <p>{words.unused(serviceName(unused.source))}</p>
            <Technical text={unused.detail} />
          </div>
        ))}
        <p className="admin-second">{words.runHint}</p>
      </div>
      <div>
        <Button size="small" pending={running} pendingLabel={words.running} onClick={() => void run()}>
          {words.run}
        </Button>
      </div>
      <div role="status" className="empty:hidden md:col-span-full md:border-t md:border-line md:pt-3.5">
        {lastRun && <Outcome run={lastRun} moved={movedIn(weather)} />}
      </div>
    </div>
  );
}

function Outcome({ run, moved }: { run: WeatherRun; moved: number }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <p>{outcomeInWords(run, moved, language)}</p>
      <p className="admin-second">{words.lastRun(formatInstant(run.finishedAt, language))}</p>
    </>
  );
}
