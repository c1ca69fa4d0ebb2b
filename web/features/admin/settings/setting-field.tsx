import { type ReactNode, useId } from 'react';
import { formatTime, weekdayName } from '#domain/format.ts';
import { languages } from '#domain/language.ts';
import { provinces } from '#domain/settings/contact.ts';
import { ranges } from '#domain/settings/setting-rules.ts';
import { silences } from '#domain/weather/answer.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { type FieldSpec, numberWords, timesAround } from '#web/features/admin/shell/settings/forms.ts';
import { messages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';

type SettingFieldProps = {
  spec: FieldSpec;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const inputModes = { tel: 'tel', email: 'email', url: 'url', number: 'decimal', text: undefined } as const;

/** One field of a setting, by its kind. */
export function SettingField({
  spec: { name, kind, label: labelOf, range },
  value,
  error,
  onChange,
}: SettingFieldProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const label = labelOf(words, language);
  if (kind === 'tick') {
    return (
      <Checkbox checked={value === 'yes'} onChange={(event) => onChange(event.target.checked ? 'yes' : '')}>
        {label}
      </Checkbox>
    );
  }
  if (kind === 'date') {
    return <DayField label={label} value={value} error={error} onChange={onChange} />;
  }
  if (kind === 'province' || kind === 'weekday' || kind === 'time' || kind === 'silence' || kind === 'language') {
    const options = {
      language: () => languages.map((one) => [one, words.languageName(one)]),
      silence: () => silences.map((one) => [one, words.silences[one]]),
      province: () => provinces.map((code) => [code, code]),
      weekday: () => weekdays.map((day) => [day, weekdayName(day, language)]),
      time: () => timesAround(value).map((time) => [time, formatTime(time, language)]),
    }[kind]();
    return (
      <Choice label={label} value={value} error={error} onChange={onChange}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Choice>
    );
  }
  const limits =
    range && words.range(numberWords(ranges[range].least, language), numberWords(ranges[range].most, language));
  return (
    <Field
      label={label}
      name={name}
      inputMode={inputModes[kind]}
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error && limits ? `${error}. ${limits}.` : error}
      hint={limits}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ChoiceProps = Pick<SettingFieldProps, 'value' | 'error' | 'onChange'> & { label: string; children: ReactNode };

function Choice({ label, value, error, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        className="field-input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}n` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <p id={`${id}n`} className="field-note" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
