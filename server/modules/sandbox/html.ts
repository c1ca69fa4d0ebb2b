/** Text as it may stand in a page or an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A table of rows that are written already; it scrolls by itself where the screen is narrow. */
export function table(name: string, heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map((head) => `<th scope="col">${escaped(head)}</th>`);
  return `<div class="table" role="region" aria-label="${escaped(name)}" tabindex="0"><table>
<thead><tr>${cells.join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}
