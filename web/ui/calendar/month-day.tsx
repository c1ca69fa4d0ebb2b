import { type ReactNode, useId } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import type { Outlook } from '#domain/weather/outlook.ts';
import type { DayState } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

export type MonthDayProps = {
  date: IsoDate;
  state: DayState;
  outlook?: Outlook | undefined;
  note?: ReactNode;
  near: boolean;
  /** It is free, and others may be paying for it. */
  inDemand: boolean;
  /** That it is free goes without saying. */
  plain: boolean;
  selected: boolean;
  today: boolean;
  past: boolean;
  /** One day at a time is in the tab order. */
  tabbable: boolean;
  onPress: (date: IsoDate) => void;
};

/** A day of the month: a pane of glass when it can be chosen. Days that cannot stay reachable, to say why. */
export function MonthDay({
  date,
  state,
  outlook,
  note,
  near,
  inDemand,
  plain,
  selected,
  today,
  past,
  tabbable,
  onPress,
}: MonthDayProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const stateInWords = words.days[selected ? 'selected' : past ? 'past' : inDemand ? 'inDemand' : state];
  const id = useId();
  // Nobody asks about days that cannot be chosen.
  const weather = state === 'available' && outlook;
  const isNear = state === 'available' && near;
  const isPlain = plain && state === 'available' && !selected;
  return (
    <button
      type="button"
      className="month-day"
      data-day={date}
      data-state={selected ? 'selected' : state}
      data-outlook={weather || undefined}
      data-near={isNear || undefined}
      data-demand={inDemand || undefined}
      data-today={today || undefined}
      tabIndex={tabbable ? 0 : -1}
      // For those who press it anyway: why nothing happens.
      data-tip={state === 'available' ? undefined : stateInWords}
      aria-disabled={state === 'available' ? undefined : true}
      aria-describedby={weather ? id : undefined}
      aria-current={today ? 'date' : undefined}
      onClick={() => onPress(date)}
    >
      <span className="month-day-pane" aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className="sr-only">{`${isPlain ? '' : `${stateInWords}, `}${formatLongDate(date, language)}${isNear ? `, ${words.near.day}` : ''}`}</span>
      {note}
      {weather && (
        <span id={id} hidden>
          {words.outlooks[weather]}
        </span>
      )}
    </button>
  );
}
