import type { ReactNode } from 'react';

/** What was found, a row each; on a phone each row is a block. */
export function FindingsTable({ title, heads, rows }: { title: string; heads: readonly string[]; rows: ReactNode }) {
  return (
    <table className="integration-differences">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  );
}
