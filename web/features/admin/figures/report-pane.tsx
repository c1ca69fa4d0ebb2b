import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { ReportTable, type TableOf } from './report-table.tsx';
import { messages } from './reports.messages.ts';

type FigurePaneProps = {
  title: string;
  note?: ReactNode;
  table: TableOf;
  wide?: boolean;
  onSave: () => Promise<void>;
  /** Without a picture the table itself is on screen. */
  children?: ReactNode;
};

/** A white pane with one picture, and the same figures as a table one press away; screen readers have the table anyway. */
export function ReportPane({ title, note, table, wide = false, onSave, children }: FigurePaneProps) {
  const words = useMessages(messages);
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const drawn = Boolean(children) && !asTable;
  return (
    <section className="figures-pane" data-wide={wide || undefined} aria-labelledby={id}>
      <header className="figures-head">
        <h2 id={id}>{title}</h2>
        <div className="figures-acts">
          {children && (
            <button type="button" className="figures-act" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
              <span>{asTable ? words.asChart : words.asTable}</span>
            </button>
          )}
          <SaveButton title={title} onSave={onSave} />
        </div>
      </header>
      {note && <p className="figures-note">{note}</p>}
      {drawn && children}
      <ReportTable title={title} shown={!drawn} {...table} />
    </section>
  );
}

/** Saves figures as a file; says so when that fails. */
export function SaveButton({ title, onSave }: { title: string; onSave: () => Promise<void> }) {
  const words = useMessages(messages);
  const save = () => onSave().catch(() => toast({ title: words.csvFailed, tone: 'destructive' }));
  return (
    <button type="button" className="figures-act" aria-label={words.csvOf(title)} onClick={() => void save()}>
      <span>{words.csv}</span>
    </button>
  );
}
