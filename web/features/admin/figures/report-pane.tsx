import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { unchanged, useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReportTable, type TableOf } from './report-table.tsx';
import { messages } from './reports.messages.ts';

export const paneClass =
  'flex min-w-0 flex-col gap-3.5 border border-line bg-white px-4 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6';
export const noteClass = 'max-w-184 text-[0.8125rem]/4.75 text-ink-500';

type PaneProps = { title: string; className?: string; acts: ReactNode; children: ReactNode };

/** A white pane: its title, what can be done with its figures, and the figures. */
export function Pane({ title, className, acts, children }: PaneProps) {
  const id = useId();
  return (
    <section className={classNames(paneClass, className)} aria-labelledby={id}>
      <header className="flex flex-wrap items-center justify-between gap-x-5">
        <h2 id={id} className="font-serif text-[1.25rem]/6.5 font-[380] tracking-[-0.004em] max-sm:w-full">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-5">{acts}</div>
      </header>
      {children}
    </section>
  );
}

type ReportPaneProps = {
  title: string;
  note?: ReactNode;
  table: TableOf;
  wide?: boolean;
  /** What else can be done with it. */
  acts?: ReactNode;
  onSave: () => Promise<void>;
  /** Without a picture the table itself is on screen. */
  children?: ReactNode;
};

/** A pane with one picture, and the same figures as a table one press away; screen readers have the table anyway. */
export function ReportPane({ title, note, table, wide = false, acts: more, onSave, children }: ReportPaneProps) {
  const words = useMessages(messages);
  const [asTable, setAsTable] = useState(false);
  const drawn = Boolean(children) && !asTable;
  const acts = (
    <>
      {more}
      {children && (
        <Act aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Act>
      )}
      <SaveButton title={title} onSave={onSave} />
    </>
  );
  return (
    <Pane title={title} acts={acts} className={wide ? 'lg:col-span-full' : ''}>
      {note && <p className={noteClass}>{note}</p>}
      {drawn && children}
      <ReportTable title={title} shown={!drawn} {...table} />
    </Pane>
  );
}

/** What can be done with a pane, underlined beside its title. */
export const Act = ({ children, ...rest }: ComponentProps<'button'>) => (
  <button type="button" className="group min-h-11 min-w-11 text-start text-[0.875rem] print:hidden" {...rest}>
    <span className="border-b border-line-2 group-hover:border-current">{children}</span>
  </button>
);

/** Saves figures as a file; says so when that fails. */
export function SaveButton({ title, onSave }: { title: string; onSave: () => Promise<void> }) {
  const words = useMessages(messages);
  const { act } = useOperatorAction(unchanged);
  const save = () => act(onSave, { failed: words.csvFailed });
  return (
    <Act aria-label={words.csvOf(title)} onClick={() => void save()}>
      {words.csv}
    </Act>
  );
}
