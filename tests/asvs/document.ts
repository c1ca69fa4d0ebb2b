import { type Item, items } from './items.ts';

const what = (item: Item): string => {
  if ('test' in item) return `\`${item.test.file}\`: ${item.test.title.replaceAll('|', '\\|')}`;
  return 'absent' in item ? `does not apply: ${item.absent}` : `**not met in full**: ${item.open}`;
};

const table = (): string =>
  [
    '| id | requirement | held by |',
    '| --- | --- | --- |',
    ...items.map((item) => `| ${item.id} | ${item.means} | ${what(item)} |`),
  ].join('\n');

const begin = '<!-- requirements: written by `npm run asvs` -->';
const end = '<!-- requirements end -->';

/** The page with the table as `items.ts` has it now. */
export function withRequirements(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/security.md has no place for the table: ${begin}`);
  return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
}
