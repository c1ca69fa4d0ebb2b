import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { binaries } from '#server/database/embedded/binaries.ts';
import { goalOf, isMet } from './aims.ts';
import { groups } from './groups.ts';
import type { Figure } from './print.ts';
import { aboutRivals, rivalsOf } from './rivals.ts';

const file = join(import.meta.dirname, '../../docs/performance.md');
/** Kept by hand. */
const tried = join(import.meta.dirname, 'tried.md');

/** The machine and its programs, in one line each. */
async function circumstances(): Promise<string[]> {
  const { pg_ctl: postgres } = await binaries(undefined);
  const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim().split(' ').at(-1);
  const [cpu] = cpus();
  return [
    `- Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}`,
    `- Programs: Node ${process.version.slice(1)}, PostgreSQL ${version}, all of them and the clients on this machine`,
  ];
}

/** When a run was made, and of what. */
function machineLine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}`;
}

/** A value, bold where it misses its goal. */
function cell({ name, value }: Figure): string {
  const goal = goalOf(name);
  return goal && !isMet(goal, Number(value)) ? `**${value}**` : value;
}

function listOf(figures: readonly Figure[]): string[] {
  const columns = ['measurement', 'value', 'unit', 'goal'];
  const hasRivals = figures.some(({ name }) => rivalsOf(name) !== '');
  const cells = (one: Figure) => [`\`${one.name}\``, cell(one), one.unit, goalOf(one.name)?.text ?? ''];
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [
    row(hasRivals ? [...columns, 'others'] : columns),
    hasRivals ? '|---|---:|---|---|---|' : '|---|---:|---|---|',
    ...figures.map((one) => row(hasRivals ? [...cells(one), rivalsOf(one.name)] : cells(one))),
  ];
}

/** A row for each page and a column for each kind of figure. */
function gridOf(figures: readonly Figure[], columns: readonly string[], rowIs = 'page'): string[] {
  const [first = ''] = columns;
  const pages = figures
    .filter(({ name }) => name.endsWith(`-${first}`))
    .map(({ name }) => name.slice(0, -first.length - 1));
  const rows = pages.map((page) => {
    const cells = columns.map((column) => {
      const found = figures.find(({ name }) => name === `${page}-${column}`);
      return found ? cell(found) : '';
    });
    return `| \`${page}\` | ${cells.join(' | ')} |`;
  });
  return [`| ${rowIs} | ${columns.join(' | ')} |`, `|---|${'---:|'.repeat(columns.length)}`, ...rows];
}

/** The parts of the page as it stands, by their titles. */
function partsBefore(): Map<string, string> {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^## /m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), `## ${part.trimEnd()}`]));
}

/** Writes the parts of `docs/performance.md` that were measured; those that were not stay as they are. */
export async function writeReport(figures: readonly Figure[]): Promise<void> {
  const nowhere = figures.find(({ name }) => !groups.some(({ holds }) => holds.test(name)));
  if (nowhere) console.error(`bench/report/groups.ts has no place for ${nowhere.name}`);
  const before = partsBefore();
  const now = machineLine();
  const parts = groups.flatMap(({ title, section, about, holds, columns, rowIs }) => {
    const own = figures.filter(({ name }) => holds.test(name));
    if (own.length === 0) return before.get(title) ?? [];
    const table = columns ? gridOf(own, columns, rowIs) : listOf(own);
    return [`## ${title}`, '', about, '', `\`npm run bench -- ${section}\` on ${now}:`, '', ...table].join('\n');
  });
  const top = [
    '# Performance',
    '',
    '`npm run bench -- --write` writes this page; its sections may come from different runs. Absolute values depend on the',
    'machine and, where that is shared, on the hour. Ratios of values that were measured in turn hold. A value in bold misses its',
    'goal.',
    '',
    ...(await circumstances()),
    '',
    'The program runs as in production: a web process and a worker, limits and log on. What loads it and the simulators of the',
    'outside services are processes of their own, to which the program speaks without TLS. Processor time is read from `/proc`;',
    'the database’s is that of all its processes, those of connections that ended included.',
    '',
    aboutRivals,
  ].join('\n');
  const vain = `## What was tried and did not help\n\n${readFileSync(tried, 'utf8').trimEnd()}`;
  writeFileSync(file, `${[top, ...parts, vain].join('\n\n')}\n`);
}
