import { useMessages } from '#web/state/language.tsx';
import { messages } from './figures.messages.ts';

export type Row = { key: string; cells: readonly string[] };
export type TableOf = { columns: readonly string[]; rows: readonly Row[] };

/** Figures in rows; the first cell of each names it. Where it is wider than its pane it scrolls, also by keyboard. */
export function FigureTable({ title, columns, rows }: TableOf & { title: string }) {
  const words = useMessages(messages);
  return (
    <section className="figures-scroll" aria-label={words.scroll(title)} tabIndex={columns.length > 3 ? 0 : undefined}>
      <table className="figures-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
