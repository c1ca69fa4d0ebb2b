import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import '../steps.css';

export type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'size'> & {
  name: string;
  value: string;
  checked: boolean;
  /** The whole accessible name, such as 'Layout 7'. */
  title: string;
  text?: string | undefined;
  description?: string | undefined;
  picture: ReactNode;
  size?: 'normal' | 'small';
  /** Its picture goes along to the next page. */
  travels?: boolean;
};

/** A pane with a drawing: a native radio, the whole card its target. Give `name`, `value`, `checked`, `onChange`. */
export function ChoiceCard({
  title,
  text,
  description,
  picture,
  size = 'normal',
  travels = false,
  className,
  ...radio
}: ChoiceCardProps) {
  const id = useId();
  return (
    <label className={classNames('choice-card', className)} data-size={size} data-checked={radio.checked || undefined}>
      <span className={classNames('choice-card-picture', travels && 'facade')}>{picture}</span>
      <span className="choice-card-caption">
        <span className="min-w-0 [&>*]:block">
          <span id={`${id}t`} className={size === 'normal' ? 'type-h3' : 'type-h3-card'}>
            {title}
          </span>
          <span id={`${id}d`} className="text-[0.875rem] leading-5.25 text-balance text-ink-500">
            {text}
            {description && <span className="sr-only"> {description}</span>}
          </span>
        </span>
        <input
          {...radio}
          type="radio"
          className="radio"
          aria-labelledby={`${id}t`}
          aria-describedby={text || description ? `${id}d` : undefined}
        />
      </span>
    </label>
  );
}
