import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { PlanDay, PlanEntry } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate, formatShortDate, formatTime } from '#domain/format.ts';
import type { MoveWay } from '#domain/planning/day-move.ts';
import { messages as carryMessages } from '#web/features/admin/shell/drag-and-drop/carry.messages.ts';
import { CarryContext } from '#web/features/admin/shell/drag-and-drop/carry-context.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { boardDays, type Choices, dayOfVisit, dropResult, leavingOf, leftOn, mayMove } from './draft.ts';
import { messages } from './messages.ts';

type BoardProps = {
  dates: readonly IsoDate[];
  visits: readonly PlanEntry[];
  days: readonly PlanDay[];
  choices: Choices;
  way: MoveWay;
  onChoose: (order: string, date: IsoDate | null) => void;
};

/** A visit, and its day on the board. */
type Lying = { visit: PlanEntry; date: IsoDate };
type Finding = (lying: Lying, over: IsoDate | null) => ReturnType<typeof dropResult>;

/** The days before and after, between which visits are dragged by mouse, finger or keys. A full day says so. */
export function Board({ dates, visits, days, choices, way, onChoose }: BoardProps) {
  const language = useLanguage();
  const words = { ...useMessages(carryMessages), ...useMessages(messages) };
  const [full, setFull] = useState<IsoDate | null>(null);
  const leaving = leavingOf(visits, days, choices, way);
  const shown = boardDays(days, leaving);
  const lying = visits.map((visit) => ({ visit, date: dayOfVisit(visit, choices, way) ?? visit.date }));
  const on = (date: IsoDate) => lying.filter((one) => one.date === date);
  const found: Finding = ({ visit, date }, over) => dropResult({ visit, now: date, over }, days, leaving);

  const said = (step: 'picked-up' | 'over' | 'put-down', one: Lying | undefined, over: IsoDate | null) => {
    if (!one) return undefined;
    const { visit } = one;
    if (step === 'picked-up') return words.pickedUp(`${formatTime(visit.time, language)}, ${visit.name}`);
    const outcome = found(one, over);
    const day = over === null ? '' : formatLongDate(over, language);
    if (step === 'put-down') return outcome && 'goes' in outcome ? words.dropped(day) : words.putBack;
    if (outcome) return 'goes' in outcome ? words.over(day) : words.overRefused(day, words.full);
    return over === one.date ? words.overOwn(day) : undefined;
  };
  return (
    <section className="day-board" aria-labelledby="day-board">
      <h3 id="day-board" className="admin-part">
        {words.board}
      </h3>
      <p className="admin-second">{words.boardHint}</p>
      <CarryContext<Lying>
        next={(from, key, { visit }) => {
          const stops = [visit.date, ...shown.map(({ date }) => date)];
          const step = ['ArrowRight', 'ArrowDown'].includes(key) ? 1 : ['ArrowLeft', 'ArrowUp'].includes(key) ? -1 : 0;
          return (step && stops[stops.indexOf(from) + step]) || null;
        }}
        said={said}
        putBack={words.putBack}
        instructions={words.carry}
        plate={({ visit }) => (
          <div className="day-plate" data-lifted>
            <PlateWords visit={visit} />
          </div>
        )}
        onPutDown={(one, over) => {
          const outcome = one ? found(one, over) : null;
          setFull(outcome && 'full' in outcome ? outcome.full : null);
          if (one && outcome && 'goes' in outcome) onChoose(one.visit.order, outcome.goes);
        }}
      >
        <h4>{words.before}</h4>
        <ol>
          {dates.map((date) => (
            <Day key={date} date={date} name={formatShortDate(date, language)} found={found}>
              {visits
                .filter((visit) => visit.date === date)
                .map((visit) => {
                  const to = dayOfVisit(visit, choices, way);
                  return to === null ? (
                    <Plate key={visit.order} lying={{ visit, date }} isFixed={!mayMove(visit, way)} />
                  ) : (
                    <li key={visit.order} className="day-plate" data-gone>
                      <PlateWords visit={visit} />
                    </li>
                  );
                })}
            </Day>
          ))}
        </ol>
        <h4>{words.after}</h4>
        <ol>
          {shown.map((day) => {
            const left = Math.max(0, leftOn(day, leaving));
            const named = day.weather === 'unsuitable' ? words.wet : words.free;
            return (
              <Day key={day.date} date={day.date} name={named(formatShortDate(day.date, language), left)} found={found}>
                {on(day.date).map((one) => (
                  <Plate key={one.visit.order} lying={one} isFixed={false} />
                ))}
              </Day>
            );
          })}
        </ol>
      </CarryContext>
      <p role="status" className="mt-2 min-h-6 text-error">
        {full && words.over(formatLongDate(full, language))}
      </p>
    </section>
  );
}

type DayProps = { date: IsoDate; name: string; found: Finding; children: ReactNode };

/** A day: while a visit is over it, it shows whether it accepts it. */
function Day({ date, name, found, children }: DayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const carried: Lying | undefined = useDndContext().active?.data.current?.visit;
  const outcome = isOver && carried ? found(carried, date) : null;
  return (
    <li
      ref={setNodeRef}
      data-board-day={date}
      data-over={outcome ? ('goes' in outcome ? 'takes' : 'refused') : undefined}
    >
      <p>{name}</p>
      <ul>{children}</ul>
    </li>
  );
}

function Plate({ lying, isFixed }: { lying: Lying; isFixed: boolean }) {
  const { visit, date } = lying;
  const data = { visit: lying };
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id: visit.order, data, disabled: isFixed });
  if (isFixed) {
    return (
      <li className="day-plate">
        <PlateWords visit={visit} />
      </li>
    );
  }
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className="day-plate"
        data-carried={isDragging || undefined}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
      >
        <PlateWords visit={visit} isAway={date !== visit.date} />
      </button>
    </li>
  );
}

/** Who is visited; away from its own day, the day it comes from. */
function PlateWords({ visit, isAway = false }: { visit: PlanEntry; isAway?: boolean }) {
  const language = useLanguage();
  return (
    <>
      <b>{visit.name || visit.clientId}</b>
      <small>{isAway ? formatShortDate(visit.date, language) : formatTime(visit.time, language)}</small>
    </>
  );
}
