import { useId } from 'react';
import { Diamond } from '#web/pictures/icons.tsx';
import { classNames } from '#web/ui/class-names.ts';

type WordsFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  rows: number;
  value: string;
  onChange: (value: string) => void;
};

/** Some lines of words. */
export function WordsField({ label, hint, error, rows, value, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        className={classNames('field-input', 'review-textarea')}
        rows={rows}
        maxLength={2000}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}n`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}n`} className="field-note" aria-live="polite">
        {error && <Diamond />}
        {error ?? hint}
      </p>
    </div>
  );
}
