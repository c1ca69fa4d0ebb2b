import { useId } from 'react';
import type { Figures } from '#contract/admin/reports.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lastTwelve, lastYear, monthName, monthsAround, periodFrom, periodTo, thisYear } from './months.ts';
import { messages } from './reports.messages.ts';
import type { Period } from './use-reports.ts';

const span = classNames(
  'min-h-11 border-b-2 border-transparent text-[0.9375rem] text-ink-700 aria-pressed:border-ink-900',
  'aria-pressed:text-ink-900 forced-colors:not-aria-pressed:border-[Canvas]',
);

type PeriodPickerProps = { figures: Figures; onPick: (period: Required<Period>) => void };

/** From which month to which: three usual spans, or any two months. */
export function PeriodPicker({ figures, onPick }: PeriodPickerProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { from, to } = figures;
  const monthsFor = (chosen: string) =>
    monthsAround(chosen, figures).map((month) => [month, monthName(month, language)] as const);
  const spans = [
    [words.lastTwelve, lastTwelve(figures)],
    [words.thisYear, thisYear(figures)],
    [words.lastYear, lastYear(figures)],
  ] as const;
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
      <legend className="sr-only">{words.period}</legend>
      <div className="flex gap-5 max-sm:w-full">
        {spans.map(([name, months]) => (
          <button
            key={name}
            type="button"
            className={span}
            aria-pressed={months.from === from && months.to === to}
            onClick={() => onPick(months)}
          >
            {name}
          </button>
        ))}
      </div>
      <Choice
        label={words.from}
        value={from}
        options={monthsFor(from)}
        className="max-sm:flex-[1_1_9rem]"
        onChoose={(month) => onPick(periodFrom(month, figures))}
      />
      <Choice
        label={words.to}
        value={to}
        options={monthsFor(to)}
        className="max-sm:flex-[1_1_9rem]"
        onChoose={(month) => onPick(periodTo(month, figures))}
      />
    </fieldset>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
  className?: string;
};

/** A choice of months or years. */
export function Choice({ label, value, options, onChoose, className }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classNames('flex items-center gap-2', className)}>
      <label htmlFor={id} className="min-w-5.5 text-[0.8125rem]/4.5 font-medium text-ink-700">
        {label}
      </label>
      <select
        id={id}
        className="min-h-11 rounded-sm border border-field py-1 ps-3 text-[0.9375rem] max-sm:min-w-0 max-sm:flex-1"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
