import { useMessages } from '#web/state/language.tsx';
import { TableHead } from '#web/ui/table-head.tsx';
import { messages } from './reports.messages.ts';

export type Row = { key: string; cells: readonly string[] };
export type TableOf = { columns: readonly string[]; rows: readonly Row[] };

/** Figures in rows; the first cell of each names it. On screen it scrolls where it is wider than its pane, also by keyboard. */
export function ReportTable({ title, shown, columns, rows }: TableOf & { title: string; shown: boolean }) {
  const words = useMessages(messages);
  return (
    <section
      {...(shown
        ? { className: 'figures-scroll', 'aria-label': words.scroll(title), tabIndex: 0 }
        : { className: 'sr-only' })}
    >
      <table className="figures-table">
        <caption className="sr-only">{title}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
