import { formatMonth } from '#domain/format.ts';
import { FieldsPane } from '#web/features/admin/shell/versions/fields-pane.tsx';
import { ledeClass, pairClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './messages.ts';
import type { Typed, TypedDay } from './typed-schedule.ts';

type SeasonFieldsProps = {
  typed: Typed;
  errorOf: (place: string) => string | undefined;
  onChange: (more: Partial<Typed>) => void;
};

/** The winter without visits: from the first closed day to the first day of the next season. */
export function SeasonFields({ typed, errorOf, onChange }: SeasonFieldsProps) {
  const words = useMessages(messages);
  return (
    <FieldsPane title={words.season}>
      <p className={`${ledeClass} mb-3`}>{words.seasonLede}</p>
      <Checkbox checked={typed.pauses} onChange={({ target }) => onChange({ pauses: target.checked })}>
        {words.pauses}
      </Checkbox>
      {typed.pauses && (
        <div className={pairClass}>
          <DayOfYearFields
            label={words.seasonStart}
            value={typed.seasonStart}
            error={errorOf('seasonStart')}
            onChange={(seasonStart) => onChange({ seasonStart })}
          />
          <DayOfYearFields
            label={words.seasonEnd}
            value={typed.seasonEnd}
            error={errorOf('seasonEnd')}
            onChange={(seasonEnd) => onChange({ seasonEnd })}
          />
        </div>
      )}
    </FieldsPane>
  );
}

type DayOfYearFieldsProps = {
  label: string;
  value: TypedDay;
  error: string | undefined;
  onChange: (day: TypedDay) => void;
};

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

// The second field's label is for people who cannot see the month before it.
function DayOfYearFields({ label, value, error, onChange }: DayOfYearFieldsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)_5rem] gap-x-3 [&>.field>.field-label]:contents">
      <legend className="field-label mb-1.5">{label}</legend>
      <label className="field">
        <span className="sr-only">{words.month}</span>
        <select
          className="field-input"
          value={value.month}
          onChange={({ target }) => onChange({ ...value, month: target.value })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(2025, month, language).replace(/ \d+$/, '')}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={<span className="sr-only">{words.day}</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={value.day}
        error={error}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
    </fieldset>
  );
}
