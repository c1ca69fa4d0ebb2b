import { useEffect, useId, useRef, useState } from 'react';
import { type IsoDate, isDay } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { CalendarPage, Diamond } from '#web/pictures/icons.tsx';
import { addMonths, type Month, monthOf } from '#web/state/calendar/month.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { TextButton } from '../text-link.tsx';
import { messages } from './messages.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import './day-field.css';

/** So far one can turn the months, where nothing narrower is asked for. */
const yearsAround = 10;

export type DayFieldProps = {
  label: string;
  /** Empty while no day is chosen. */
  value: IsoDate | '';
  onChange: (date: IsoDate | '') => void;
  /** The business's today; undefined while it is not known, which matters only once the month is open. */
  today: IsoDate | undefined;
  onOpen?: () => void;
  /** Earlier days cannot be chosen. */
  min?: IsoDate | undefined;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  className?: string;
};

/** A day, written out in the language of the page; pressing it opens the month. */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, today, onOpen, min, required = false, error, hint, className } = props;
  const words = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (date: IsoDate | '') => {
    onChange(date);
    popover.current?.hidePopover();
  };
  const note = error ?? hint;
  const first = isDay(value) ? value : today;
  return (
    <div className={classNames('field day-field', className)} data-state={error ? 'error' : undefined}>
      <span id={`${id}l`} className="field-label">
        {label}
      </span>
      <button
        id={`${id}b`}
        type="button"
        className="field-input day-field-button"
        popoverTarget={`${id}p`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}l ${id}b`}
        aria-describedby={note ? `${id}n` : undefined}
      >
        <span data-empty={value === '' || undefined}>
          {value === '' ? words.chooseDay : formatLongDate(value, language)}
        </span>
        <CalendarPage />
      </button>
      <div
        ref={popover}
        id={`${id}p`}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}l`}
        className="day-popover"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') onOpen?.();
        }}
      >
        {open && first !== undefined && (
          <DayMonth first={first} value={value} min={min} today={today ?? ''} onSelect={choose} />
        )}
        {open && !required && value !== '' && <TextButton onClick={() => choose('')}>{words.noDay}</TextButton>}
      </div>
      <p id={`${id}n`} className="field-note" aria-live="polite">
        {error && <Diamond />}
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}

type DayMonthProps = Pick<DayFieldProps, 'value' | 'min'> & {
  /** Of the month that is open at first. */
  first: IsoDate;
  today: IsoDate | '';
  onSelect: (date: IsoDate) => void;
};

function DayMonth({ first, value, min, today, onSelect }: DayMonthProps) {
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const [month, setMonth] = useState<Month>(monthOf(first));
  useEffect(() => pane.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), []);
  const months = {
    first: min ? monthOf(min) : addMonths(monthOf(first), -12 * yearsAround),
    last: addMonths(monthOf(first), 12 * yearsAround),
  };
  return (
    <div ref={pane}>
      <MonthHead id={id} level={3} month={month} months={months} onMonth={setMonth} />
      <MonthGrid
        months={months}
        today={today}
        stateOf={(date) => (min && date < min ? 'closed' : 'available')}
        plain
        month={month}
        onMonth={setMonth}
        selected={value}
        onSelect={onSelect}
        labelledBy={id}
      />
    </div>
  );
}
