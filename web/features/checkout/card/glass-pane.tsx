import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type GlassPaneProps = {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** 'warning' where money is concerned. */
  glass?: keyof typeof grounds;
  size?: 'normal' | 'large';
  alert?: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
};

const grounds = {
  glass: 'bg-[linear-gradient(160deg_in_oklab,var(--color-glass-100),var(--color-glass-50),var(--color-glass-100))]',
  clear: 'bg-ivory-50',
  warning: 'bg-warning-tint outline-1 -outline-offset-1 outline-warning-line',
};

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
        grounds[glass],
      )}
    >
      <div className="my-auto flex flex-col items-center">
        {icon && <div className="mb-5 text-glass-700">{icon}</div>}
        <h3
          ref={rest.headingRef}
          tabIndex={-1}
          className={classNames('max-w-lg outline-none', size === 'large' ? 'type-h2' : 'type-h2-form')}
        >
          {title}
        </h3>
        {children && <div className="type-lede mt-2 max-w-lg text-balance text-ink-700">{children}</div>}
        {actions && <div className="mt-6 flex flex-col items-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
