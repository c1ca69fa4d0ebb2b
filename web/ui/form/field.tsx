import { type ComponentProps, type ReactNode, useId } from 'react';
import { Diamond, Tick } from '#web/pictures/icons.tsx';
import { classNames } from '../class-names.ts';

export type FieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: string | undefined;
  valid?: string | undefined;
  hint?: string | undefined;
  wrapperClassName?: string;
};

/** Label, input and message: `<Field label={…} error={…} {...register('email')} />`. */
export function Field({ label, error, valid, hint, id, className, wrapperClassName, ...input }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const noteId = `${inputId}n`;
  const note = error ?? valid ?? hint;
  return (
    <div className={classNames('field', wrapperClassName)} data-state={error ? 'error' : valid ? 'valid' : undefined}>
      <label htmlFor={inputId} className="field-label">
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        className={classNames('field-input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(input['aria-describedby'], note && noteId) || undefined}
      />
      <p id={noteId} className="field-note" aria-live="polite">
        {error && <Diamond />}
        {!error && valid && <Tick />}
        {note && <NoteText text={note} />}
      </p>
    </div>
  );
}

/** A tick that the words begin with is drawn, since the fonts have none; it stays in the text. */
function NoteText({ text }: { text: string }) {
  const ticked = text.startsWith('✓ ');
  return (
    <span>
      {ticked && <span className="sr-only">✓ </span>}
      {ticked ? text.slice(2) : text}
    </span>
  );
}
