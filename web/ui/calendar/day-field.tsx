import { useId, useRef, useState } from 'react';
import { type IsoDate, isDay } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { CalendarPage } from '#web/pictures/field-signs.tsx';
import { Diamond } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { TextButton } from '../text-link.tsx';
import { DayMonth } from './day-month.tsx';
import { messages } from './messages.ts';
import './day-field.css';

export type DayFieldProps = {
  label: string;
  /** Empty while no day is chosen. */
  value: IsoDate | '';
  onChange: (date: IsoDate | '') => void;
  /** The business's today; undefined until known, which matters only once the month is open. */
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
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (date: IsoDate | '') => {
    onChange(date);
    setOpen(false);
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
        ref={button}
        onClick={() => {
          setOpen(true);
          onOpen?.();
        }}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id}l ${id}b`}
        aria-describedby={note ? `${id}n` : undefined}
      >
        <span data-empty={value === '' || undefined}>
          {value === '' ? words.chooseDay : formatLongDate(value, language)}
        </span>
        <CalendarPage />
      </button>
      {open && first !== undefined && (
        <DayMonth
          field={button}
          labelledBy={`${id}l`}
          first={first}
          value={value}
          min={min}
          today={today ?? ''}
          onSelect={choose}
          onClose={() => setOpen(false)}
        >
          {!required && value !== '' && <TextButton onClick={() => choose('')}>{words.noDay}</TextButton>}
        </DayMonth>
      )}
      <p id={`${id}n`} className="field-note" aria-live="polite">
        {error && <Diamond />}
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}
