import { commonModules, moduleArrows, rooms } from './rules.ts';
import { overviews, tableFiles } from './tables.ts';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The tables of docs/architecture.md: who may import whom, which way the modules go, and who names which table. */
export function importTables(): string {
  const perRoom = rooms.map(({ name, may, note = '' }) =>
    row(code([name]), may.length ? code(may) : 'itself alone', note),
  );
  const perModule = Object.entries(moduleArrows).map(([name, may]) =>
    row(code([name]), may === 'any' ? 'any' : may.length ? code(may) : 'no other'),
  );
  return [
    row('from', 'may import, besides its own files', ''),
    row('---', '---', '---'),
    ...perRoom,
    '',
    `Any module may import ${code(commonModules)}. Beyond them:`,
    '',
    row('module', 'may import'),
    row('---', '---'),
    ...perModule,
    '',
    'Tables are named by who is listed here, a file of `server/database/schema/` a row. Besides them:',
    '',
    ...Object.entries(overviews).map(([name, why]) => `- ${code([name])}: ${why}.`),
    '',
    row('tables of', 'owner', 'also written by', 'also read by'),
    row('---', '---', '---', '---'),
    ...Object.entries(tableFiles).map(([file, { owner, writers = [], readers = [] }]) =>
      row(code([file]), code([owner]), code(writers), code(readers)),
    ),
  ].join('\n');
}

const begin = '<!-- imports: written by `npm run architecture` -->';
const end = '<!-- imports end -->';

export function withTables(page: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/architecture.md has no place for the tables: ${begin}`);
  return `${before}${begin}\n\n${importTables()}\n\n${end}${after}`;
}
