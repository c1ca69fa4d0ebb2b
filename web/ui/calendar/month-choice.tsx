import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate, weekdayName } from '#domain/format.ts';
import type { Outlook } from '#domain/weather/outlook.ts';
import {
  type Calendar,
  dayState,
  hasFreeDay,
  isBetweenSeasons,
  monthsOf,
  nextFreeDay,
  openWeekdays,
  timesOffered,
} from '#web/state/calendar/days.ts';
import { type Month, monthOf } from '#web/state/calendar/month.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from '../overlay/notice.tsx';
import { TextButton } from '../text-link.tsx';
import { useReveal } from '../use-reveal.ts';
import { messages } from './messages.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { NothingFree } from './nothing-free.tsx';

type Outlooks = Readonly<Record<IsoDate, Outlook>>;

export type MonthChoiceProps = {
  calendar: Calendar | undefined;
  failed: boolean;
  onRetry: () => void;
  /** The forecast, where there is one; it changes nothing about what can be chosen. */
  outlooks?: Outlooks | undefined;
  /** Days on which a crew is near the storefront; they change as little. */
  nearbyDays?: readonly IsoDate[] | undefined;
  /** Whose month is shown first; by default that of the first free day. */
  opensAt?: IsoDate;
  noteOf?: ((date: IsoDate) => ReactNode) | undefined;
  date: IsoDate | '';
  lost: IsoDate | null;
  /** A free day was pressed; `timesOffered` are its times. */
  onSelect: (date: IsoDate, timesOffered: readonly string[]) => void;
  /** What else a month has to say, and to offer. */
  below: (month: Month, calendar: Calendar) => ReactNode;
  /** Level of the month's name in the page. */
  level?: 2 | 3;
};

const noMonths = { first: '', last: '' };

export function MonthChoice(props: MonthChoiceProps) {
  const { calendar, failed, onRetry, outlooks = {}, nearbyDays = [], date, lost, onSelect, below, level = 2 } = props;
  const { opensAt = '', noteOf } = props;
  const language = useLanguage();
  const words = useMessages(messages);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [turnedTo, setTurnedTo] = useState<Month | null>(null);
  const months = calendar ? monthsOf(calendar) : noMonths;
  // If the chosen day is gone, its month is where the nearest free ones are.
  const within = (day: IsoDate) => (months.first <= monthOf(day) && monthOf(day) <= months.last ? day : '');
  const shown = date || within(lost ?? '') || within(opensAt) || calendar?.firstDate;
  const month = calendar ? (turnedTo ?? (shown ? monthOf(shown) : months.first)) : null;
  const select = (chosen: IsoDate) => {
    if (calendar) onSelect(chosen, timesOffered(chosen, calendar));
  };

  // The pressed button is gone afterwards; the focus goes to what it brought.
  const focusOn = (part: string) => section.current?.querySelector<HTMLElement>(part)?.focus();
  const retry = () => {
    onRetry();
    focusOn('[data-month]');
  };
  const show = (day: IsoDate) => {
    flushSync(() => setTurnedTo(monthOf(day)));
    focusOn(`[data-day="${day}"]`);
  };
  const isFree = (day: IsoDate) =>
    calendar !== undefined && monthOf(day) === month && dayState(day, calendar) === 'available';
  const nothingFree = calendar !== undefined && month !== null && !hasFreeDay(month, calendar);
  const next = nothingFree ? nextFreeDay(month, calendar) : undefined;
  const between = calendar !== undefined && isBetweenSeasons(calendar);
  const notice = useReveal<HTMLDivElement>(nothingFree, calendar !== undefined);

  return (
    // Drawn anew out of season: what the notice pushes down has not been there before, and so does not jump.
    <section key={Number(between)} ref={section} aria-labelledby={id}>
      <div role="status">
        {lost && (
          <Notice tone="warning" level={level} title={words.taken(formatLongDate(lost, language))} className="mb-8">
            {words.takenText}
          </Notice>
        )}
        {calendar && next === null && <NothingFree level={level} />}
      </div>
      {between && (
        <Notice
          level={level}
          title={words.betweenSeasonsTitle(formatLongDate(calendar.opensOn, language))}
          className="mb-8"
        >
          {words.betweenSeasons}
        </Notice>
      )}
      <MonthHead
        id={id}
        level={level}
        month={month}
        months={months}
        failed={failed}
        ahead={between}
        onMonth={setTurnedTo}
      />
      {calendar && month && (
        <MonthGrid
          stateOf={(day) => dayState(day, calendar)}
          outlookOf={(day) => outlooks[day]}
          noteOf={noteOf}
          nearbyDays={nearbyDays}
          inDemand={calendar.inDemand}
          today={calendar.today}
          months={months}
          openWeekdays={openWeekdays(month, calendar)}
          month={month}
          onMonth={setTurnedTo}
          selected={date}
          onSelect={select}
          labelledBy={id}
        />
      )}
      {!calendar && !failed && <MonthSkeleton />}
      {!calendar && failed && (
        <Notice tone="error" title={words.calendarFailed} className="mt-4">
          <Button kind="secondary" size="small" className="mt-2 mb-1" onClick={retry}>
            {words.tryAgain}
          </Button>
        </Notice>
      )}
      {(calendar || !failed) && (
        <Legend
          open={month === null ? null : openWeekdays(month, calendar)}
          skies={Object.keys(outlooks).flatMap((day) => (isFree(day) ? (outlooks[day] ?? []) : []))}
          near={nearbyDays.some(isFree)}
        />
      )}
      <div ref={notice} role="status">
        {nothingFree && next && (
          <Notice title={words.noFreeDay} className="mt-6">
            <TextButton onClick={() => show(next)}>{words.nextFree(formatLongDate(next, language))}</TextButton>
          </Notice>
        )}
      </div>
      {calendar && month && <Suspense>{below(month, calendar)}</Suspense>}
    </section>
  );
}

type LegendProps = { open: readonly number[] | null; skies: readonly Outlook[]; near: boolean };

/** `open`: the weekdays on which visits begin; null until they are known, with room for the usual ones. */
function Legend({ open, skies, near }: LegendProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const sign = (text: string, look: Record<`data-${string}`, string | boolean>) => (
    <span className="flex items-center gap-2.5">
      <span className="legend-pane" aria-hidden="true" {...look} />
      {text}
    </span>
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-[0.8125rem] leading-4.5 text-ink-700">
      {sign(words.days.available, { 'data-state': 'available' })}
      {sign(words.days.booked, { 'data-state': 'booked' })}
      {skies.includes('clear') && sign(words.outlooks.clear, { 'data-state': 'available', 'data-outlook': 'clear' })}
      {skies.includes('rain') && sign(words.outlooks.rain, { 'data-state': 'available', 'data-outlook': 'rain' })}
      {near && sign(words.near.legend, { 'data-state': 'available', 'data-near': true })}
      <span className={open ? 'text-ink-500' : 'invisible'}>
        {words.openDays((open ?? [1, 2, 4]).map((day) => weekdayName(day, language)))}
      </span>
    </p>
  );
}
