import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type GlassPaneProps = {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** 'clear' lets a little of what is behind it through. */
  glass?: 'glass' | 'clear';
  size?: 'normal' | 'large';
  alert?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** A pane in front of the card form, with words in its middle. */
export function GlassPane({
  title,
  icon,
  children,
  actions,
  glass = 'glass',
  size = 'normal',
  ...rest
}: GlassPaneProps) {
  return (
    <div
      role={rest.alert ? 'alert' : undefined}
      className={classNames(
        'relative col-start-1 row-start-1 flex flex-col px-6 py-10 text-center animate-enter',
        glass === 'glass' ? 'bg-linear-160 from-glass-100 via-glass-50 to-glass-100' : 'bg-ivory-50/95',
      )}
    >
      {/* The pane is taller than many screens: its words stay in sight. */}
      <div className="sticky top-16 bottom-40 my-auto flex flex-col items-center">
        {icon && <div className="mb-6 text-glass-700">{icon}</div>}
        <h3
          ref={rest.headingRef}
          tabIndex={-1}
          className={classNames('max-w-96 outline-none', size === 'large' ? 'type-h2' : 'type-h3')}
        >
          {title}
        </h3>
        {children && <div className="type-small mt-2 max-w-96 text-pretty text-ink-700">{children}</div>}
        {actions && <div className="mt-6 flex flex-col items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
