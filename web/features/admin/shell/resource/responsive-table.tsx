import type { ReactNode } from 'react';
import { TableHead } from '#web/ui/table-head.tsx';
import { useWide } from '../use-wide.ts';

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
  if (useWide())
    return (
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
    );
  return (
    <ul className="admin-cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={idOf(row)} className="admin-card">
          <div className="admin-card-head">
            {sign?.(row)}
            <div>{name(row)}</div>
          </div>
          <dl>
            {onCards.map(({ head: label, cell, line = cell }) => (
              <div key={label} className="admin-card-pair">
                <dt>{label}</dt>
                <dd>{line(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
