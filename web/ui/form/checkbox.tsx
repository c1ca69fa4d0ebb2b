import { type ComponentProps, type ReactNode, useId } from 'react';
import { Diamond } from '#web/pictures/icons.tsx';
import { classNames } from '../class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ children, error, id, className, ...input }: CheckboxProps) {
  const own = useId();
  const noteId = `${id ?? own}n`;
  return (
    <div className={classNames('field', className)} data-state={error ? 'error' : undefined}>
      <label className="checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="checkbox-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input['aria-describedby'], error && noteId) || undefined}
        />
        <span>{children}</span>
      </label>
      <p id={noteId} className="field-note" aria-live="polite">
        {error && <Diamond />}
        {error && <span>{error}</span>}
      </p>
    </div>
  );
}
