import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '#domain/calendar/day.ts';
import { weekdayName } from '#domain/format.ts';
import { monthOf } from '#web/state/calendar/month.ts';
import { useLanguage } from '#web/state/language.tsx';
import { DayCell, type Grid } from './day-cell.tsx';
import { dayAfter } from './drag-and-drop.ts';
import type { View } from './range.ts';

type GridProps = {
  grid: Grid;
  view: View;
  weeks: readonly (readonly IsoDate[])[];
  /** The month that is shown, by one of its days. */
  cursor: IsoDate;
  wide: boolean;
  labelledBy: string;
  /** A key moves to a day, which may be outside the view. */
  onWalk: (date: IsoDate) => void;
};

/** The days: a table where there is room, and the week as a list on phones. Arrow keys go from day to day. */
export function CalendarGrid({ grid, view, weeks, cursor, wide, labelledBy, onWalk }: GridProps) {
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (!from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = dayAfter(from, event.key);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => onWalk(next));
    frame.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const list = view === 'week' && !wide;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div ref={frame} onKeyDown={walk} className="cal-frame">
      {list ? (
        <ol className="cal-list" aria-labelledby={labelledBy}>
          {weeks.flat().map((date) => (
            <DayCell key={date} as="li" grid={grid} date={date} named />
          ))}
        </ol>
      ) : (
        <table className="cal-grid" data-view={view} data-small={!wide || undefined} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
                <th key={weekday} scope="col">
                  <span aria-hidden="true">{weekdayName(weekday, language, 'short')}</span>
                  <span className="sr-only">{weekdayName(weekday, language)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <DayCell
                    key={date}
                    as="td"
                    grid={grid}
                    date={date}
                    outside={view === 'month' && monthOf(date) !== monthOf(cursor)}
                    small={!wide}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
