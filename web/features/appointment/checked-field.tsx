import type { ComponentProps } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import { maskHandler } from '#web/ui/form/input-mask.ts';
import { TextButton } from '#web/ui/text-link.tsx';
import type { Checked } from './use-offer.ts';

type CheckedFieldProps = Omit<
  ComponentProps<typeof Field>,
  'value' | 'defaultValue' | 'checked' | 'onChange' | 'onInput' | 'error' | 'valid'
> & {
  value: string;
  onText: (typed: string) => void;
  checked: Checked;
  /** What is said in each case. */
  says: { bad: string; good: string; failed: string; again: string };
};

/** Capitals without white space, with the caret where it was. */
const shaped = maskHandler({ keep: (text) => text.toUpperCase().replace(/\s+/g, ''), write: (kept) => kept });

/** A number or code that the server checks while it is typed. */
export function CheckedField({ value, onText, checked, says, ...field }: CheckedFieldProps) {
  const { check, settle, again } = checked;
  const error = check === 'bad' ? says.bad : check === 'failed' ? says.failed : undefined;
  return (
    <div className="max-w-96">
      <Field
        {...field}
        value={value}
        onInput={shaped}
        onCompositionEnd={shaped}
        onChange={(event) => onText(event.target.value)}
        onBlur={settle}
        error={error}
        valid={check === 'good' ? says.good : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-required
      />
      {check === 'failed' && (
        <TextButton className="mt-1" onClick={again}>
          {says.again}
        </TextButton>
      )}
    </div>
  );
}
