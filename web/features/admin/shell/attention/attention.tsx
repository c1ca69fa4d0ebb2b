import { type ReactNode, useState } from 'react';
import { ChevronUp, Diamond } from '#web/pictures/icons.tsx';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

const headClass = classNames(
  'order-1 flex-[1_1_15rem] border max-sm:order-none max-sm:basis-full [&_button]:flex [&_button]:min-h-11',
  '[&_button]:w-full [&_button]:items-center [&_button]:gap-2.5 [&_button]:px-4 [&_button]:py-1.5 [&_button]:text-start',
  '[&_button]:leading-5 [&_button]:font-medium',
);
const warmClass = 'border-warning-line bg-bronze-100 text-warning-text';
const plainClass = 'border-line bg-white';
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

type FoldProps = {
  id: string;
  title: ReactNode;
  /** Beside the title. */
  facts?: ReactNode;
  warm?: boolean;
  /** Open from the start. */
  opens?: boolean;
  className?: string;
  /** What is behind it is the paper of this page, open or not. */
  printed?: boolean;
  children: ReactNode;
};

/** A line above a list that opens what is behind it, below its neighbours; on a phone below itself. */
export function Fold({ id, title, facts, warm = false, opens = false, className, printed, children }: FoldProps) {
  const [open, setOpen] = useState(opens);
  return (
    <section className="contents" aria-labelledby={id} data-attention={warm || undefined}>
      <h2 className={classNames(headClass, warm ? warmClass : plainClass)}>
        <button type="button" aria-expanded={open} aria-controls={`${id}-fold`} onClick={() => setOpen(!open)}>
          {warm && <Diamond className="w-3 flex-none" />}
          <span id={id}>{title}</span>
          {facts}
          <ChevronUp
            className={classNames('ms-auto w-3 flex-none print:hidden', !open && '[transform:rotate(180deg)]')}
          />
        </button>
      </h2>
      <div
        id={`${id}-fold`}
        className={classNames(
          'order-2 min-w-0 basis-full border bg-white max-sm:order-none max-sm:-mt-2',
          warm ? 'border-warning-line' : 'border-line',
          className,
          // The attribute would win over any print style.
          !open && 'hidden',
          printed && 'print:block',
        )}
        data-printed={printed || undefined}
      >
        {children}
      </div>
    </section>
  );
}

type PaneProps = { id: string; title: string; count: number; children: ReactNode };

/** What needs a person. */
export const AttentionPane = ({ id, title, count, children }: PaneProps) => (
  <Fold id={id} title={title} warm facts={count > 0 && <span className={countClass}>{count}</span>}>
    {children}
  </Fold>
);

type MattersProps = { title: string; count: number; open: boolean; children: ReactNode };

/** Lines of one kind, collapsed or not. */
export const Matters = ({ title, count, open, children }: MattersProps) => (
  <details className="group border-line not-first:border-t" open={open}>
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
    <div
      className="order-1 flex flex-[1_1_15rem] flex-wrap items-center gap-x-4 gap-y-1 border border-warning-line bg-white px-4"
      data-attention
    >
      <p>{failed}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
