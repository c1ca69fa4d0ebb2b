/** What the program of the release before could trip over, or what stops it while it is done. */
const rules: readonly { pattern: RegExp; fault: string }[] = [
  { pattern: /\bdrop (table|column|type|view|function|schema|trigger)\b/i, fault: 'drops what the old program uses' },
  { pattern: /\brename\b/i, fault: 'renames what the old program uses' },
  { pattern: /\bset not null\b/i, fault: 'refuses rows that the old program writes' },
  { pattern: /\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)/is, fault: 'refuses rows that the old program writes' },
  { pattern: /\bset data type\b|\balter column \S+ type\b/i, fault: 'rewrites a table that is in use' },
  { pattern: /\btruncate\b/i, fault: 'empties a table' },
];

const reason = /^\s*-- safe: \S/m;
const breakpoint = '--> statement-breakpoint';

/**
 * The statements of a migration that are not additive, and indexes that lock a table while they are built. Either may
 * say in a comment of its own, `-- safe: …`, why it may be done all the same.
 */
export function faultsOf(migration: string): string[] {
  const created = new Set(
    [...migration.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return migration.split(breakpoint).flatMap((text) => {
    if (reason.test(text)) return [];
    const statement = text.replaceAll(/^\s*--.*$/gm, '').trim();
    const [, table] = /\bcreate (?:unique )?index .*? on "?(\w+)"?/is.exec(statement) ?? [];
    const index = table !== undefined && !created.has(table) ? ['locks a table: see migrations/concurrent'] : [];
    const broken = rules.filter(({ pattern }) => pattern.test(statement)).map(({ fault }) => fault);
    return [...index, ...broken].map((fault) => `${statement.split('\n')[0]}: ${fault}`);
  });
}
