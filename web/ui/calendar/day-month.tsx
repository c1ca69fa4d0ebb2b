import { type ReactNode, type RefObject, use, useId, useLayoutEffect, useRef, useState } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import { addMonths, type Month, monthOf } from '#web/state/calendar/month.ts';
import { DialogsShown } from '../overlay/dialog.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead } from './month-head.tsx';
import { monthPlace } from './month-place.ts';

const yearsAround = 10;

type DayMonthProps = {
  field: RefObject<HTMLElement | null>;
  labelledBy: string;
  value: IsoDate | '';
  min?: IsoDate | undefined;
  /** Of the month that is open at first. */
  first: IsoDate;
  today: IsoDate | '';
  onSelect: (date: IsoDate) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A modal dialog of its own, on top of everything; Esc closes it alone. */
export function DayMonth(props: DayMonthProps) {
  const { field, labelledBy, first, value, min, today, onSelect, onClose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [month, setMonth] = useState<Month>(monthOf(first));
  const shown = use(DialogsShown);
  const months = {
    first: min ? monthOf(min) : addMonths(monthOf(first), -12 * yearsAround),
    last: addMonths(monthOf(first), 12 * yearsAround),
  };
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!shown || !element) return;
    element.showModal();
    element.onclick = ({ target }) => target === element && element.close(); // a press on the ground around it
    element.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    return () => {
      element.close();
      field.current?.focus(); // Safari focuses nothing that is pressed, and so has nowhere to return to.
    };
  }, [shown, field]);
  // With every month, since they differ in weeks.
  useLayoutEffect(() => {
    const life = new AbortController();
    const place = () => {
      if (!dialog.current || !field.current) return;
      const window = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = monthPlace(
        field.current.getBoundingClientRect(),
        dialog.current.getBoundingClientRect(),
        window,
      );
      Object.assign(dialog.current.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    for (const moved of ['scroll', 'resize']) addEventListener(moved, place, { capture: true, signal: life.signal });
    return () => life.abort();
  });
  return (
    <dialog ref={dialog} className="day-popover" aria-labelledby={labelledBy} onClose={() => shown && onClose()}>
      <div>
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
        {children}
      </div>
    </dialog>
  );
}
