import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { TableHead } from '#web/ui/table-head.tsx';

const table = classNames(
  'w-full border border-line bg-white text-[0.875rem]/5 wrap-anywhere *:align-top [&_.admin-badge]:ms-2',
  '[&_:is(th,td)]:px-4 [&_:is(th,td)]:py-3 [&_th]:text-start [&_thead_th]:font-normal [&_tbody_th]:font-semibold',
  '[&_thead_th]:text-[0.8125rem] [&_thead_th]:text-ink-700 [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
  'max-md:[&_thead]:sr-only max-md:[&_tbody_tr]:grid max-md:[&_tbody_tr]:grid-cols-2 max-md:[&_tbody_tr]:px-4.5',
  'max-md:[&_tbody_tr]:py-3 max-md:[&_tbody_:is(th,td)]:px-0 max-md:[&_tbody_:is(th,td)]:py-1',
  'max-md:[&_:is(tbody_th,td:nth-child(2),td:last-child:nth-child(3))]:col-span-full',
);

/** What was found, a row each; on a phone each row is a block. */
export function FindingsTable({ title, heads, rows }: { title: string; heads: readonly string[]; rows: ReactNode }) {
  return (
    <table className={table}>
      <caption className="sr-only">{title}</caption>
      <TableHead columns={heads} />
      <tbody>{rows}</tbody>
    </table>
  );
}
