import { useState } from 'react';
import type { Figures as Read, Table } from '#contract/admin/reports.ts';
import { Loaded } from '#web/features/admin/shell/resource/loaded.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { dollarsOf, numberOf } from './amounts.ts';
import { AreaTiles } from './area-tiles.tsx';
import { LyingBars, StandingBars } from './charts.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { paneClass, ReportPane } from './report-pane.tsx';
import { messages } from './reports.messages.ts';
import { Season } from './season.tsx';
import { Sources } from './sources/sources.tsx';
import { tablesOf } from './tables.ts';
import { Taxes } from './taxes.tsx';
import { type Period, saveTable, useReports } from './use-reports.ts';
import './reports.css';

/** The owner's figures: some months in pictures and tables, and the year's taxes. */
export function Reports() {
  const words = useMessages(messages);
  const [period, setPeriod] = useState<Period>({});
  const { data: figures, isError, isPlaceholderData, refetch } = useReports(period);
  return (
    <main id="main" tabIndex={-1} className="admin-main figures">
      <PageTitle className="admin-title">{words.title}</PageTitle>
      <p className="admin-subtitle">{words.subtitle}</p>
      {figures && <PeriodPicker figures={figures} onPick={setPeriod} />}
      <p className="sr-only" role="status">
        {!figures && !isError && words.reading}
      </p>
      <Loaded query={{ data: isError ? undefined : figures, isError, refetch }} failed={words.failed}>
        {(read) => (
          <div aria-busy={isPlaceholderData || undefined}>
            <Panes figures={read} />
            <Season />
            <Taxes first={Number(read.first.slice(0, 4))} latest={Number(read.latest.slice(0, 4))} />
          </div>
        )}
      </Loaded>
      <Sources />
    </main>
  );
}

const counter = classNames(
  'flex items-baseline justify-end gap-4 bg-white px-3 pt-3 pb-3.5 max-[22.5rem]:px-1.5 md:px-5.5 md:pt-3.5 md:pb-4',
  'flex-row-reverse sm:flex-col-reverse sm:items-stretch sm:gap-0',
);

function Panes({ figures }: { figures: Read }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const tables = tablesOf(figures, language);
  const { bookings, from, to } = figures;
  const save = (table: Table) => () => saveTable(table, { from, to }, language);
  const counted = [...figures.wayIn, ...figures.waysOut].some(({ count }) => count > 0);
  if (bookings === 0 && !counted) return <Nothing />;
  const sum = (key: 'base' | 'refunded') => figures.months.reduce((total, month) => total + month[key], 0);
  const counters = [
    [words.bookings, numberOf(bookings, language)],
    [words.revenue, dollarsOf(sum('base'), language)],
    [words.refunded, dollarsOf(sum('refunded'), language)],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-1 gap-px border border-line bg-line sm:grid-cols-3">
        {counters.map(([label, value]) => (
          <div key={label} className={counter}>
            <dt className="me-auto text-[0.875rem]/5 text-ink-700 max-[22.5rem]:text-[0.8125rem]">{label}</dt>
            <dd className="font-serif text-[2rem]/10 font-light normal-nums md:text-[2.625rem]/13">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="my-4 grid grid-cols-1 gap-4 lg:grid-cols-2">
        <ReportPane title={words.funnel} note={words.funnelNote} table={tables.funnel} onSave={save('funnel')}>
          <LyingBars rows={tables.funnel.bars} />
          <WaysOut figures={figures} />
        </ReportPane>
        <ReportPane title={words.areas} note={words.areasNote} table={tables.areas} onSave={save('areas')}>
          <AreaTiles areas={figures.areas} />
        </ReportPane>
        {tables.sources.rows.length > 0 && (
          <ReportPane
            wide
            title={words.sources}
            note={words.sourcesNote}
            table={tables.sources}
            onSave={save('sources')}
          />
        )}
        {bookings === 0 ? (
          <p className="my-4 lg:col-span-full">{words.noBookings}</p>
        ) : (
          <>
            <ReportPane wide title={words.byMonth} table={tables.months} onSave={save('months')}>
              <StandingBars title={words.byMonth} months={tables.months.bookings} />
            </ReportPane>
            <ReportPane wide title={words.revenueByMonth} note={<Key />} table={tables.months} onSave={save('months')}>
              <StandingBars title={words.revenueByMonth} months={tables.months.revenue} />
            </ReportPane>
            <ReportPane title={words.services} table={tables.services} onSave={save('services')}>
              <LyingBars rows={tables.services.bars} />
            </ReportPane>
            <ReportPane title={words.sizes} table={tables.sizes} onSave={save('sizes')}>
              <LyingBars rows={tables.sizes.bars} />
            </ReportPane>
            <ReportPane title={words.leadTimes} table={tables.leadTimes} onSave={save('lead-times')}>
              <LyingBars rows={tables.leadTimes.bars} />
            </ReportPane>
          </>
        )}
        {tables.changes.rows.length > 0 && (
          <ReportPane title={words.changes} table={tables.changes} onSave={save('changes')} />
        )}
      </div>
    </>
  );
}

/** Which bar is which, said in the colour of the bar. */
function Key() {
  const words = useMessages(messages);
  return (
    <>
      <span className="me-5 font-medium text-glass-700">{words.revenueKey}</span>
      <span className="me-5 font-medium text-bronze-700">{words.refundsKey}</span>
    </>
  );
}

/** Where visitors who could not continue dropped out. */
function WaysOut({ figures }: { figures: Read }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <dl className="border-t border-line" aria-label={words.out}>
      {figures.waysOut.map(({ step, count }) => (
        <div key={step} className="flex justify-between gap-4 border-b border-line py-1.5 text-[0.875rem]/5">
          <dt className="text-ink-700">{words.steps[step]}</dt>
          <dd>{numberOf(count, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nothing() {
  const words = useMessages(messages);
  return (
    <div className={`${paneClass} my-4`} role="status">
      <p className="type-h3-card">{words.empty}</p>
      <p>{words.emptyLede}</p>
    </div>
  );
}
