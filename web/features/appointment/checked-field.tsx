import { type ComponentProps, useState } from 'react';
import { capitalsShape } from '#domain/typed/capitals.ts';
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
  /** What was typed or pasted, without label, quotation marks and the like. */
  clean: (typed: string) => string;
  checked: Checked;
  /** The message for each case. */
  says: { bad: string; good: string; failed: string; again: string };
};

/** A number or code the server checks while it is typed. */
export function CheckedField({ value, onText, clean, checked, says, ...field }: CheckedFieldProps) {
  const [shaped] = useState(() => maskHandler(capitalsShape(clean)));
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
        onBlur={() => {
          onText(clean(value));
          settle();
        }}
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
