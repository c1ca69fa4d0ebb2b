import { findings } from './findings.ts';
import { type Item, items } from './items.ts';

const what = (item: Item): string => {
  if ('test' in item) return `\`${item.test.file}\`: ${item.test.title.replaceAll('|', '\\|')}`;
  return 'absent' in item ? `does not apply: ${item.absent}` : `**not met in full**: ${item.open}`;
};

const tables = { requirements: { title: 'requirement', rows: items }, findings: { title: 'finding', rows: findings } };

const asTable = ({ title, rows }: { title: string; rows: readonly Item[] }): string =>
  [
    `| id | ${title} | held by |`,
    '| --- | --- | --- |',
    ...rows.map((item) => `| ${item.id} | ${item.means} | ${what(item)} |`),
  ].join('\n');

/** The page with the tables as `items.ts` and `findings.ts` have them now. */
export const withTables = (page: string): string =>
  Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name}: written by \`npm run cli -- asvs\` -->`, `<!-- ${name} end -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined)
      throw new Error(`docs/security.md has no place for the table: ${begin}`);
    return `${before}${begin}\n\n${asTable(table)}\n\n${end}${after}`;
  }, page);
