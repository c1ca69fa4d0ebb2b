import { useDndContext, useDroppable } from '@dnd-kit/core';
import type { BlockOnWire, CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate, formatShortDate } from '#domain/format.ts';
import { messages as holidayWords } from '#web/features/admin/shell/holidays/holidays.messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './calendar.messages.ts';
import { dayInWords, ownCrewsInWords, refusalOf, standingOf } from './day-labels.ts';
import { HoldChip, VisitChip } from './visit-chip.tsx';

/** What every day of the grid is passed. */
export type Grid = {
  days: ReadonlyMap<IsoDate, CalendarDay>;
  blocks: readonly BlockOnWire[];
  today: IsoDate;
  now: number;
  /** The one day that Tab reaches. */
  tabbable: IsoDate;
  isChosen: (date: IsoDate) => boolean;
  onPress: (date: IsoDate, extend: boolean) => void;
  onMove: (visit: CalendarVisit) => void;
};

type DayCellProps = {
  grid: Grid;
  date: IsoDate;
  as: 'td' | 'li';
  /** Of a neighbouring month. */
  outside?: boolean;
  /** Only marks for what is on it (the month on phones). */
  small?: boolean;
  /** Names the weekday too. */
  named?: boolean;
};

/** A day: its number, its state, and what is on it. While a visit is dragged it shows whether it accepts it. */
export function DayCell({ grid, date, as: Tag, outside = false, small = false, named = false }: DayCellProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const holidays = useMessages(holidayWords);
  const day = grid.days.get(date);
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const carried: CalendarVisit | undefined = active?.data.current?.visit;
  const refusal = carried ? refusalOf(day, carried, language) : null;
  const chosen = grid.isChosen(date);
  const standing = day && standingOf(day, grid.blocks, language);
  const own = day && ownCrewsInWords(day, language);
  return (
    <Tag
      ref={setNodeRef}
      className="cal-day"
      data-why={day?.why ?? undefined}
      data-today={date === grid.today || undefined}
      data-outside={outside || undefined}
      data-chosen={chosen || undefined}
      data-carry={carried ? (refusal ? 'refused' : 'takes') : undefined}
      data-over={isOver || undefined}
    >
      <button
        type="button"
        className="cal-date"
        data-day={date}
        tabIndex={date === grid.tabbable ? 0 : -1}
        aria-pressed={small ? undefined : chosen}
        aria-current={date === grid.today ? 'date' : undefined}
        data-tip={small ? words.openWeek : words.choose}
        onClick={(event) => grid.onPress(date, event.shiftKey)}
      >
        <span className="sr-only">{day ? dayInWords(day, grid.blocks, language) : formatLongDate(date, language)}</span>
        <span className="cal-number" aria-hidden="true">
          {named ? formatShortDate(date, language) : Number(date.slice(8))}
        </span>
        {!small && standing && (
          <span className="cal-standing" aria-hidden="true">
            {standing}
          </span>
        )}
        {!small && day?.holiday && (
          <span className="cal-own" aria-hidden="true">
            {holidays.names[day.holiday]}
          </span>
        )}
        {!small && own && (
          <span className="cal-own" aria-hidden="true">
            {own}
          </span>
        )}
      </button>
      {!day && <Skeleton className="cal-waiting" />}
      {day && small && <Marks day={day} />}
      {day && !small && <Plates day={day} grid={grid} />}
    </Tag>
  );
}

function Plates({ day, grid }: { day: CalendarDay; grid: Grid }) {
  const words = useMessages(messages);
  if (day.visits.length + day.holds.length === 0) return null;
  return (
    <ul className="cal-plates">
      {day.visits.map((visit) => (
        <li key={visit.order}>
          <VisitChip visit={visit} crews={day.crews} onMove={grid.onMove} />
        </li>
      ))}
      {day.hasMore && (
        <li>
          <TextLink href={`/admin?order=visit&day=${day.date}`}>{words.allOfDay}</TextLink>
        </li>
      )}
      {day.holds.map((hold) => (
        <li key={hold.id}>
          <HoldChip hold={hold} now={grid.now} />
        </li>
      ))}
    </ul>
  );
}

/** One mark for each visit and hold; the day's name says it in words. */
const Marks = ({ day }: { day: CalendarDay }) => (
  <span className="cal-marks" aria-hidden="true">
    {day.visits.map(({ order }) => (
      <i key={order} />
    ))}
    {day.holds.map(({ id }) => (
      <i key={id} data-kind="hold" />
    ))}
  </span>
);
