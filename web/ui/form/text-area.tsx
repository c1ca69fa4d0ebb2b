import { type ComponentProps, useId } from 'react';
import { Diamond } from '#web/pictures/icons.tsx';
import { classNames } from '../class-names.ts';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Whether the words under it are not read out when they change. */
  quiet?: boolean;
};

export function TextArea({ label, hint, error, quiet = false, className, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        className={classNames('field-input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}n`}
      />
      <p id={`${id}n`} className="field-note" aria-live={quiet ? undefined : 'polite'}>
        {error && <Diamond />}
        {error ?? hint}
      </p>
    </div>
  );
}
