import { escapeHtml } from '#domain/html.ts';

/** A table of rows that are written already; it scrolls by itself where the screen is narrow. */
export function table(name: string, heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`);
  return `<div class="table" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table>
<thead><tr>${cells.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}
