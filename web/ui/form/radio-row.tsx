import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import '../steps.css';

export type RadioRowProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> & {
  name: string;
  value: string;
  checked: boolean;
  /** The accessible name begins with it. */
  title: ReactNode;
  /** 'serif' for services and the quiz, 'plain' for times. */
  face?: 'serif' | 'sans';
  letter?: string;
  /** At the right of the title, below it on phones: the price. */
  aside?: ReactNode;
  /** Under the title: what is included. It describes the radio. */
  children?: ReactNode;
  /** Inside the row but outside of the label: the field that a choice opens. */
  opened?: ReactNode;
  dot?: 'start' | 'end';
  /** Bronze frame (Platinum). */
  tone?: 'plain' | 'bronze';
};

/** What makes radios one set, to spread into each of them. */
export const radioSet =
  <Value extends string | number>(name: string, chosen: Value | '', choose: (value: Value) => void) =>
  (value: Value) => ({ name, value: String(value), checked: value === chosen, onChange: () => choose(value) });

/** What the styles of a row need; `:has` is newer than some browsers. */
const stateOf = ({ checked, disabled }: { checked: boolean; disabled?: boolean | undefined }) => ({
  'data-checked': checked || undefined,
  'data-disabled': disabled || undefined,
});

/** A row to choose: a native radio with title, text and price, the whole row its target. */
export function RadioRow({
  title,
  face = 'serif',
  letter,
  aside,
  children,
  opened,
  dot = 'start',
  tone = 'plain',
  className,
  ...radio
}: RadioRowProps) {
  const id = useId();
  return (
    <div className={classNames('radio-row', className)} data-tone={tone} data-dot={dot} {...stateOf(radio)}>
      <label className="radio-row-label">
        {letter && (
          <span className="radio-row-letter" aria-hidden="true">
            {letter}
          </span>
        )}
        <input
          {...radio}
          type="radio"
          className="radio"
          aria-labelledby={aside ? `${id}t ${id}a` : `${id}t`}
          aria-describedby={children ? `${id}d` : undefined}
        />
        <span className="radio-row-words">
          <span id={`${id}t`} className={face === 'serif' ? 'type-h3' : 'type-body'}>
            {title}
          </span>
          {children && (
            <span id={`${id}d`} className="radio-row-text">
              {children}
            </span>
          )}
        </span>
        {aside && (
          <span id={`${id}a`} className="radio-row-aside type-numeral">
            {aside}
          </span>
        )}
      </label>
      {opened && <div className="radio-row-opened">{opened}</div>}
    </div>
  );
}

/** A plain cell to choose, all of it the target; ink when chosen (times of day). */
export function RadioCell({ title, className, ...radio }: Omit<RadioRowProps, 'aside' | 'children' | 'opened'>) {
  return (
    <label className={classNames('radio-cell', className)} {...stateOf(radio)}>
      <input {...radio} type="radio" className="radio-hidden" />
      {title}
    </label>
  );
}
