import { type AddedName, addedFields, hintOfAdded, isEmailAdded, labelOfAdded } from '#domain/booking/fields.ts';
import { cleanEmail } from '#domain/typed/email.ts';
import { cleanLines, cleanText } from '#domain/typed/free-text.ts';
import { useLanguage } from '#web/state/language.tsx';
import { addedKeys } from './added-keys.ts';
import { Field } from './field.tsx';
import { cleanWith } from './input-mask.ts';

type AddedFieldProps = {
  name: AddedName;
  id: string;
  value: string;
  error: string | undefined;
  rows?: number;
  onText: (text: string) => void;
};

/** What a client may add to a booking, in a dialog that corrects it. */
export function AddedField({ name, id, value, error, rows = 2, onText }: AddedFieldProps) {
  const language = useLanguage();
  const label = labelOfAdded(name, language);
  const hint = hintOfAdded(name, language);
  const { lines } = addedFields[name];
  if (!lines)
    return (
      <Field
        {...{ id, label, value, error }}
        autoComplete="off"
        {...addedKeys(name)}
        {...cleanWith(isEmailAdded(name) ? cleanEmail : cleanText, onText)}
      />
    );
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={rows}
        value={value}
        aria-describedby={`${id}h`}
        aria-invalid={error ? true : undefined}
        {...cleanWith(cleanLines, onText)}
      />
      <p id={`${id}h`} className="field-note" aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
