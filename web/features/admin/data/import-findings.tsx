import type { ImportFault, ImportResult } from '#contract/admin/data/transfer.ts';
import { importColumns } from '#domain/import/columns.ts';
import { saveFile } from '#web/features/admin/shell/save-file.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { FirstRows } from './first-rows.tsx';
import { messages } from './transfer.messages.ts';

export const foundClass =
  'self-stretch border-t border-line pt-4.5 font-serif text-[1.375rem]/7 font-[380] normal-nums';
const table = classNames(
  'w-full text-[0.875rem] wrap-break-word *:align-top [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line',
  '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pr-3 [&_th]:text-start [&_th]:font-medium [&_th:first-child]:whitespace-nowrap',
  '[&_thead]:text-ink-700',
);

type ImportFindingsProps = { found: ImportResult; running: boolean; onRun: () => void };

/** Nobody reads more; the file is fixed and checked again. */
const shown = 200;

/** What the check found: everything that is wrong, or what would be imported. */
export function ImportFindings({ found, running, onRun }: ImportFindingsProps) {
  const words = useMessages(messages);
  const { faults, more = 0, fresh, upcoming, known, ignored, first, rest, approval } = found;
  const counts = [
    [words.fresh, fresh],
    [words.upcoming, upcoming],
    [words.known, known],
  ] as const;
  return (
    <div className="admin-form">
      <h3 className={classNames(foundClass, faults.length > 0 && 'text-error')}>
        {faults.length > 0 ? words.wrong(faults.length + more) : words.checked}
      </h3>
      {ignored.length > 0 && <p className="type-small">{words.ignored(ignored.join(', '))}</p>}
      {faults.length > 0 && (
        <>
          <p>{approval === null ? words.wrongLede : words.partlyLede}</p>
          <Faults faults={faults} more={more} />
          {rest && <SaveRest rest={rest} />}
        </>
      )}
      {first.length > 0 && <FirstRows first={first} />}
      {approval !== null && (
        <>
          <dl className="admin-counters self-stretch max-[22.5rem]:grid-cols-[1fr]!">
            {counts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {fresh === 0 ? (
            <p>{words.allKnown}</p>
          ) : (
            <Button size="small" pending={running} pendingLabel={words.running} onClick={onRun}>
              {words.run(fresh)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The rejected rows, as a file. */
export function SaveRest({ rest }: { rest: string }) {
  const words = useMessages(messages);
  const save = () => saveFile(words.restFile, new Blob([rest], { type: 'text/csv;charset=utf-8' }));
  return (
    <Button kind="secondary" size="small" onClick={save}>
      {words.saveRest}
    </Button>
  );
}

function Faults({ faults, more }: { faults: readonly ImportFault[]; more: number }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const nameOf = (column: string | null) => {
    const known = importColumns.find((one) => one === column);
    return known ? words.columns[known] : column;
  };
  return (
    <>
      <table className={table}>
        <TableHead columns={[words.line, words.column, words.reason]} />
        <tbody>
          {faults.slice(0, shown).map(({ line, column, reason }) => (
            <tr key={`${line} ${column} ${reason.en}`}>
              <th scope="row">{line}</th>
              <td>{nameOf(column)}</td>
              <td>{reason[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > shown && <p>{words.more(faults.length + more - shown)}</p>}
    </>
  );
}
