import { useId } from 'react';
import type { Figures } from '#contract/admin/reports.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { lastTwelve, lastYear, monthName, monthsAround, periodFrom, periodTo, thisYear } from './months.ts';
import { messages } from './reports.messages.ts';
import type { Period } from './use-reports.ts';

type PeriodPickerProps = { figures: Figures; onPick: (period: Required<Period>) => void };

/** From which month to which: three usual spans, or any two months. */
export function PeriodPicker({ figures, onPick }: PeriodPickerProps) {
  const words = useMessages(messages);
  const { from, to } = figures;
  const spans = [
    [words.lastTwelve, lastTwelve(figures)],
    [words.thisYear, thisYear(figures)],
    [words.lastYear, lastYear(figures)],
  ] as const;
  return (
    <fieldset className="figures-period">
      <legend className="sr-only">{words.period}</legend>
      <div className="figures-spans">
        {spans.map(([name, span]) => (
          <button
            key={name}
            type="button"
            aria-pressed={span.from === from && span.to === to}
            onClick={() => onPick(span)}
          >
            {name}
          </button>
        ))}
      </div>
      <MonthChoice
        label={words.from}
        figures={figures}
        value={from}
        onChoose={(month) => onPick(periodFrom(month, figures))}
      />
      <MonthChoice
        label={words.to}
        figures={figures}
        value={to}
        onChoose={(month) => onPick(periodTo(month, figures))}
      />
    </fieldset>
  );
}

type MonthChoiceProps = { label: string; figures: Figures; value: string; onChoose: (month: string) => void };

function MonthChoice({ label, figures, value, onChoose }: MonthChoiceProps) {
  const language = useLanguage();
  const id = useId();
  const all = monthsAround(value, figures);
  return (
    <div className="figures-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {all.map((month) => (
          <option key={month} value={month}>
            {monthName(month, language)}
          </option>
        ))}
      </select>
    </div>
  );
}
