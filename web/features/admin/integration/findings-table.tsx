import type { ReactNode } from 'react';
import { TableHead } from '#web/ui/table-head.tsx';

/** What was found, a row each; on a phone each row is a block. */
export function FindingsTable({ title, heads, rows }: { title: string; heads: readonly string[]; rows: ReactNode }) {
  return (
    <table className="integration-differences">
      <caption className="sr-only">{title}</caption>
      <TableHead columns={heads} />
      <tbody>{rows}</tbody>
    </table>
  );
}
