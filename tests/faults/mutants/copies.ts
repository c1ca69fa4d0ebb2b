import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '#tests/database.ts';
import type { Mutant } from './mutants.ts';

const root = join(import.meta.dirname, '../../..');
const sources = [
  'adapters',
  'business',
  'contract',
  'domain',
  'scripts',
  'server',
  'tests',
  'package.json',
  'vitest.config.ts',
];

/** What became of what was played. */
export type Played = { passed: string[]; failed: { title: string; message: string }[] };

/** The sources in a folder of their own, in which a mistake may be made. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-mutant-'));
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Makes the mistakes of a mutant; what is returned takes them back. */
export function mutate(folder: string, { edits }: Pick<Mutant, 'edits'>): () => void {
  const before = new Map<string, string>();
  for (const { file, find, replace } of edits) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const found = text.split(find).length - 1;
    if (found !== 1) throw new Error(`${file} has ${found} times: ${find}`);
    if (!before.has(path)) before.set(path, text);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
}

type Report = {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
};

export type PlayOptions = {
  /** Not beyond the first cell that fails. */
  bail: boolean;
  /** Where databases come from; null where the copy's migrations are others. */
  server: TestServer | null;
};

/** Plays some cells of the matrix in a copy. */
export function playIn(folder: string, cells: readonly string[], options: PlayOptions): Promise<Played> {
  const groups = [...new Set(cells.map((cell) => `tests/faults/matrix/${cell[0]?.toLowerCase()}-`))];
  return play(folder, ['--project=faults', ...groups, `--testNamePattern=(${cells.join('|')}): `], options);
}

/** Plays one test beside the matrix in a copy. */
export const playTest = (folder: string, { file, title }: NonNullable<Mutant['test']>, options: PlayOptions) =>
  play(folder, ['--project=database', file, `--testNamePattern=${title}$`], options);

async function play(folder: string, what: readonly string[], { bail, server }: PlayOptions): Promise<Played> {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const said = await vitest(folder, server, [
    ...what,
    '--reporter=json',
    `--outputFile=${file}`,
    ...(bail ? ['--bail=1'] : []),
  ]);
  const report: Report = JSON.parse(readReport(file, said));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const of = (status: string) => results.filter((result) => result.status === status);
  return {
    passed: of('passed').map(({ title }) => title),
    failed: of('failed').map(({ title, failureMessages }) => ({ title, message: failureMessages.join('\n') })),
  };
}

function readReport(file: string, said: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`nothing was played in the copy:\n${said}`, { cause });
  }
}

/** Runs it to its end, whatever that is, and returns what it said. */
function vitest(folder: string, server: TestServer | null, args: readonly string[]): Promise<string> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const own = ([name]: [string, unknown]) => !/^(VITEST|NODE_ENV|TEST$|TEST_)/.test(name);
  const databases = server && { TEST_DATABASE_SERVER: JSON.stringify(server) };
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(own)), ...databases };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, 'run', ...args],
      { cwd: folder, env, maxBuffer: 1e8 },
      (_error, stdout, stderr) => resolve(`${stdout}\n${stderr}`),
    );
  });
}
