import { useState } from 'react';
import type { SeasonSummary } from '#contract/admin/reports.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { dollarsOf } from './amounts.ts';
import { StandingBars } from './charts.tsx';
import { Choice } from './period-picker.tsx';
import { ReportPane } from './report-pane.tsx';
import { messages as reportMessages } from './reports.messages.ts';
import { messages } from './season.messages.ts';
import { seasonTable } from './season-table.ts';
import { saveSeason, useSeason } from './use-reports.ts';

/** What the season brings, week by week against last year, and what a day of rain takes from it. */
export function Season() {
  const words = useMessages(messages);
  const [year, setYear] = useState<number | undefined>();
  const { data, isError, refetch } = useSeason(year);
  return (
    <div className="my-4 grid">
      <Loaded query={{ data: isError ? undefined : data, isError, refetch }} failed={words.failed}>
        {(season) => <Weeks season={season} onChoose={setYear} />}
      </Loaded>
    </div>
  );
}

function Weeks({ season, onChoose }: { season: SeasonSummary; onChoose: (year: number) => void }) {
  const words = useMessages(messages);
  const { year: label } = useMessages(reportMessages);
  const language = useLanguage();
  const { year, firstYear, latestYear, weeks, soldDays } = season;
  const table = seasonTable(season, language);
  const years = Array.from({ length: latestYear - firstYear + 1 }, (_, index) => String(latestYear - index));
  const left = weeks.reduce((all, one) => all + one.left, 0);
  const isEmpty = weeks.every(({ booked, before }) => booked.count + before.booked.count === 0);
  const rain =
    soldDays.count === 0
      ? words.none(year)
      : words.rain(dollarsOf(soldDays.base / soldDays.count, language), soldDays.count);
  const note = (
    <>
      {words.note}
      <span className="mt-1.5 block text-[0.9375rem]/6 text-ink-900">{rain}</span>
      <span className="block text-[0.9375rem]/6 text-ink-900">{words.left(left)}</span>
      <span className="mt-1.5 block">
        <span className="me-5 font-medium text-glass-700">{words.bookedFor(year)}</span>
        <span className="me-5 font-medium text-bronze-700">{words.bookedFor(year - 1)}</span>
      </span>
    </>
  );
  const acts = (
    <Choice
      label={label}
      value={String(year)}
      options={years.map((one) => [one, one])}
      onChoose={(one) => onChoose(Number(one))}
    />
  );
  return (
    <ReportPane title={words.title} note={note} table={table} acts={acts} onSave={() => saveSeason(year, language)}>
      {!isEmpty && <StandingBars title={words.title} months={table.bars} />}
    </ReportPane>
  );
}
