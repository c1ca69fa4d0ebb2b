import type { ReactNode } from 'react';
import { TableHead } from '#web/ui/table-head.tsx';
import { tableFrom, useRoom } from './use-room.ts';

type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** What replaces the cell on a card, if that differs. */
  line?: (row: Row) => ReactNode;
  /** Comes first on a card. */
  leads?: true;
};
type ResponsiveTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  opened: string | null;
  /** The head of a row or card, whose button opens it, and the picture before it on a card. */
  head: string;
  name: (row: Row) => ReactNode;
  sign?: (row: Row) => ReactNode;
  columns: readonly Column<Row>[];
  className?: string;
};

/** The rows of a list: a table where there is room, cards with the same facts on phones. */
export function ResponsiveTable<Row>(props: ResponsiveTableProps<Row>) {
  const { caption, rows, idOf, opened, head, name, sign, columns, className = '' } = props;
  const onCards = columns.toSorted((one, other) => Number(other.leads ?? false) - Number(one.leads ?? false));
  const { frame, room } = useRoom(tableFrom);
  return (
    <div ref={frame}>
      {room > 0 ? (
        <table className={`admin-table ${className}`}>
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={[head, ...columns.map((column) => column.head)]} />
          <tbody>
            {rows.map((row) => (
              <tr key={idOf(row)} aria-selected={idOf(row) === opened}>
                <th scope="row">{name(row)}</th>
                {columns.map((column) => (
                  <td key={column.head}>{column.cell(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <ul className="grid gap-3" aria-label={caption}>
          {rows.map((row) => (
            <li
              key={idOf(row)}
              className="relative border border-line bg-white p-4 text-[0.875rem]/5 [&_b]:block [&_b]:font-medium [&_b+span]:text-[0.8125rem]/4.5 [&_b+span]:text-ink-500"
            >
              <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
                {sign?.(row)}
                <div className="flex-[1_1_calc(100%-4.5rem)]">{name(row)}</div>
              </div>
              <dl>
                {onCards.map(({ head: label, cell, line = cell }) => (
                  <div
                    key={label}
                    className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-1 max-[22.5rem]:grid-cols-[6rem_minmax(0,1fr)]"
                  >
                    <dt className="text-ink-500">{label}</dt>
                    <dd className="wrap-anywhere">{line(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
