import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { messages } from '../messages.ts';
import { BackLink } from '../text-link.tsx';

type ActionBarProps = {
  /** Path of the step before. */
  back: string;
  /** The chosen value in words; left out on phones. */
  value?: ReactNode;
  /** The forward action, one `Button` or `LinkButton`. */
  children: ReactNode;
};

/** At the bottom of a funnel page: back on the left, the choice and the way onward on the right. */
export function ActionBar({ back, value, children }: ActionBarProps) {
  const words = useMessages(messages);
  return (
    <nav className="action-bar" aria-label={words.onward}>
      <div className="action-bar-row page-x">
        <BackLink href={back} />
        <span className="action-bar-value">{value}</span>
        <div className="action-bar-actions">{children}</div>
      </div>
    </nav>
  );
}
