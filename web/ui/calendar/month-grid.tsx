import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '#domain/calendar/day.ts';
import { weekdayName } from '#domain/format.ts';
import type { Outlook } from '#domain/weather/outlook.ts';
import type { DayState } from '#web/state/calendar/days.ts';
import { dayAfterKey, type Month, monthOf, weeksOf } from '#web/state/calendar/month.ts';
import { useLanguage } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { MonthDay } from './month-day.tsx';
import '../steps.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

export function WeekdayRow({ open }: { open: readonly number[] }) {
  const language = useLanguage();
  return (
    <tr>
      {weekdays.map((day) => (
        <th
          key={day}
          scope="col"
          className={classNames(
            'h-11 font-sans text-[0.8125rem] md:h-13',
            open.includes(day) ? 'font-medium text-ink-900' : 'font-normal text-ink-500',
          )}
        >
          <span aria-hidden="true">{weekdayName(day, language, 'short')}</span>
          <span className="sr-only">{weekdayName(day, language)}</span>
        </th>
      ))}
    </tr>
  );
}

export type MonthGridProps = {
  /** What a day is, and the range of months. */
  stateOf: (date: IsoDate) => DayState;
  outlookOf?: (date: IsoDate) => Outlook | undefined;
  noteOf?: ((date: IsoDate) => ReactNode) | undefined;
  nearbyDays?: readonly IsoDate[] | undefined;
  /** Which free days others may be paying for. */
  inDemand?: readonly IsoDate[] | undefined;
  today: IsoDate | '';
  months: { first: Month; last: Month };
  /** The days are those of any calendar: whether they are free is not shown. */
  plain?: boolean;
  /** The weekdays that stand out: 0 is Sunday. */
  openWeekdays?: readonly number[];
  month: Month;
  onMonth: (month: Month) => void;
  selected: IsoDate | '';
  onSelect: (date: IsoDate) => void;
  labelledBy: string;
};

/** The days of one month, Sunday first. Arrows go by day, Page Up and Page Down by month, Home and End in the week. */
export function MonthGrid(props: MonthGridProps) {
  const {
    stateOf,
    outlookOf,
    noteOf,
    nearbyDays = [],
    inDemand = [],
    today,
    months,
    plain = false,
    month,
    onMonth,
    selected,
  } = props;
  const { onSelect, labelledBy, openWeekdays = [] } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<IsoDate | null>(null);
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((date) => date !== null);
  const isFree = (date: IsoDate) => stateOf(date) === 'available';
  const candidates = [cursor, selected, ...(plain ? [today] : []), days.find(isFree)];
  const tabbable = candidates.find((date) => date && monthOf(date) === month) ?? days[0];

  const press = (date: IsoDate) => {
    setCursor(date);
    if (isFree(date)) onSelect(date);
  };
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !tabbable) return;
    const next = dayAfterKey(tabbable, event.key, months);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => {
      setCursor(next);
      onMonth(monthOf(next));
    });
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is a grid, and its arrow keys reach us only as one
    <table ref={grid} role="grid" className="month" aria-labelledby={labelledBy} onKeyDown={walk}>
      <thead>
        <WeekdayRow open={openWeekdays} />
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, column) =>
              date === null ? (
                <td key={weekdays[column]} />
              ) : (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a td is a gridcell
                <td key={date} aria-selected={date === selected}>
                  <MonthDay
                    date={date}
                    state={stateOf(date)}
                    outlook={outlookOf?.(date)}
                    note={noteOf?.(date)}
                    near={nearbyDays.includes(date)}
                    inDemand={inDemand.includes(date)}
                    plain={plain}
                    selected={date === selected}
                    today={date === today}
                    past={!plain && date < today}
                    tabbable={date === tabbable}
                    onPress={press}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
