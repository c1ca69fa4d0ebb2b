import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { messages } from '../messages.ts';
import { BackLink } from '../text-link.tsx';

type ActionBarProps = {
  back: string;
  /** The chosen value in words; left out on phones. */
  value?: ReactNode;
  children: ReactNode;
};

/** At the bottom of a funnel page: back on the left, the choice and the way onward on the right. */
export function ActionBar({ back, value, children }: ActionBarProps) {
  const words = useMessages(messages);
  return (
    <nav className="action-bar" aria-label={words.onward}>
      <div className="page-x flex min-h-22 flex-wrap items-center gap-x-5 py-3 md:min-h-23">
        <BackLink href={back} />
        <span className="ms-auto hidden text-[0.875rem] text-ink-700 sm:block">{value}</span>
        <div
          className={classNames('flex min-w-min flex-1 gap-3 sm:flex-none [&>.button]:flex-1', !value && 'sm:ms-auto')}
        >
          {children}
        </div>
      </div>
    </nav>
  );
}
