import type { ReactNode } from 'react';
import { Diamond } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

const paneClass = 'mb-4 border border-warning-line bg-white';
const titleClass = classNames(
  'flex items-center gap-2.5 bg-bronze-100 px-4 py-3 font-serif text-[1.25rem]/6.5 font-[380] text-warning-text',
  '[&>svg]:w-3 [&>svg]:flex-none',
);
const summaryClass = classNames(
  'flex min-h-11 list-none items-center gap-2.5 px-4 font-medium [&::-webkit-details-marker]:hidden',
  'after:ms-auto after:size-2 after:[transform:rotate(45deg)] after:border-r after:border-b after:border-ink-500 group-[[open]]:after:[transform:rotate(225deg)]',
);
const countClass = classNames(
  'min-w-6 rounded-sm border border-warning-line bg-white px-1.5 py-px text-center font-sans text-[0.8125rem]/4.5',
  'font-medium text-warning-text normal-nums',
);
const lineClass = classNames(
  'mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 text-[0.875rem]/5',
  '[&_b]:font-medium',
);
export const wayClass = 'inline-flex min-h-11 min-w-11 items-center underline underline-offset-[0.25em]';

type PaneProps = { id: string; title: string; count: number; children: ReactNode };

/** What needs a person: a warm pane with hairlines. */
export const AttentionPane = ({ id, title, count, children }: PaneProps) => (
  <section className={paneClass} data-attention aria-labelledby={id}>
    <h2 id={id} className={titleClass}>
      <Diamond />
      {title}
      {count > 0 && <span className={countClass}>{count}</span>}
    </h2>
    {children}
  </section>
);

type MattersProps = { title: string; count: number; open: boolean; children: ReactNode };

/** Lines of one kind, collapsed or not. */
export const Matters = ({ title, count, open, children }: MattersProps) => (
  <details className="group border-t border-line" open={open}>
    <summary className={summaryClass}>
      <span>{title}</span>
      <span className={countClass}>{count}</span>
    </summary>
    {children}
  </details>
);

/** What it is about, and its actions at the end. */
export const Matter = ({ about, children }: { about: ReactNode; children?: ReactNode }) => (
  <li className={lineClass}>
    <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">{about}</div>
    {children}
  </li>
);

export const MatterChoices = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">{children}</div>
);

/** A note that there are more lines than are shown. */
export const MoreMatters = ({ children }: { children: ReactNode }) => (
  <p className="px-4 pb-3 text-[0.875rem] text-ink-500">{children}</p>
);

export function AttentionUnread({ failed, onAgain }: { failed: string; onAgain: () => void }) {
  const { again } = useMessages(messages);
  return (
    <div className={`${paneClass} flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3`} data-attention>
      <p>{failed}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
