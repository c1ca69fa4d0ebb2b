import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TableHead } from '#web/ui/table-head.tsx';
import { messages } from './reports.messages.ts';

export const scrollClass = 'min-w-0 overflow-x-auto overscroll-x-contain';
const table = classNames(
  'w-full text-end text-[0.875rem]/5 whitespace-nowrap [&_:is(th,td)]:py-2 [&_:is(th,td):not(:last-child)]:pe-5',
  '[&_th]:font-normal [&_th:first-child]:text-start [&_th:first-child]:whitespace-normal [&_thead_th]:align-bottom',
  '[&_thead_th]:text-[0.8125rem] [&_thead_th]:text-ink-700 [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
);

export type Row = { key: string; cells: readonly string[] };
export type TableOf = { columns: readonly string[]; rows: readonly Row[] };

/** Figures in rows; the first cell of each names it. On screen it scrolls where it is wider than its pane, also by keyboard. */
export function ReportTable({ title, shown, columns, rows }: TableOf & { title: string; shown: boolean }) {
  const words = useMessages(messages);
  return (
    <section
      {...(shown
        ? { className: scrollClass, 'aria-label': words.scroll(title), tabIndex: 0 }
        : { className: 'sr-only' })}
    >
      <table className={table}>
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
