import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { messages } from './panes.messages.ts';

/** A pane beside the grid, under its heading. */
export const Pane = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="admin-pane" aria-labelledby={id}>
    <h2 id={id} className="type-h3">
      {title}
    </h2>
    {children}
  </section>
);

/** What a pane shows if it could not be loaded. */
export function Unread({ onAgain }: { onAgain: () => void }) {
  const words = useMessages(messages);
  return (
    <div role="status" className="cal-unread flex flex-wrap items-center gap-3">
      <p>{words.unread}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}

/** A line in place of what is loading. */
export const Waiting = () => <Skeleton className="block h-11" />;
