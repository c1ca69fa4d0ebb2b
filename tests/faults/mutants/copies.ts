import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestServer } from '#tests/database.ts';
import type { Mutant } from './mutants.ts';
import type { Order, Played } from './runner.ts';

const root = join(import.meta.dirname, '../../..');
const sources = [
  'adapters',
  'business',
  'contract',
  'domain',
  'sandbox',
  'scripts',
  'server',
  'tests',
  'package.json',
  'vitest.config.ts',
];

/** The sources in a folder of their own, in which a mistake may be made, and who plays tests there. */
export type Copy = { folder: string; runner: Runner };
type Runner = { child: ChildProcess; gone: Promise<unknown>; said: Promise<string> };

export function makeCopy(server: TestServer): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-mutant-'));
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, runner: startRunner(folder, server) };
}

export async function removeCopy({ folder, runner }: Copy): Promise<void> {
  await end(runner);
  rmSync(folder, { recursive: true, force: true });
}

/** Plays tests in a copy that has the mistakes of a mutant, as long as that takes. */
export async function playMutant({ folder, runner }: Copy, mutant: Mutant): Promise<Played> {
  const takeBack = mutate(folder, mutant);
  try {
    const changed = mutant.edits.map(({ file }) => join(folder, file));
    const order = { ...testsOf(mutant), changed };
    if (!changesSchema(mutant)) return await play(runner, order);
    // Its databases are others than everybody's.
    const own = startRunner(folder, null);
    try {
      return await play(own, order);
    } finally {
      await end(own);
    }
  } finally {
    takeBack();
  }
}

/** Plays tests in a copy as it is. */
export const playUnchanged = ({ runner }: Copy, tests: Pick<Mutant, 'cells' | 'test'>): Promise<Played> =>
  play(runner, { ...testsOf(tests), changed: [] });

/** The cells of the matrix, or the one test beside it. */
const testsOf = ({ cells, test }: Pick<Mutant, 'cells' | 'test'>): Pick<Order, 'files' | 'pattern'> =>
  test
    ? { files: [test.file], pattern: `${test.title}$` }
    : {
        files: [...new Set(cells.map((cell) => `tests/faults/matrix/${cell[0]?.toLowerCase()}-`))],
        pattern: `(${cells.join('|')}): `,
      };

/** How often a file of the product holds what a mistake replaces. */
export const placesOf = ({ file, find }: Mutant['edits'][number]): number =>
  readFileSync(join(root, file), 'utf8').split(find).length - 1;

const changesSchema = ({ edits }: Mutant): boolean => edits.some(({ file }) => file.includes('/migrations/'));

/** Makes the mistakes of a mutant; what is returned takes them back. */
function mutate(folder: string, { edits }: Mutant): () => void {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  };
  const before = new Map(edits.map(({ file }) => [file, read(file)]));
  const after = new Map(before);
  for (const { file, find, replace } of edits) {
    const parts = (after.get(file) ?? '').split(find);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
    after.set(file, parts.join(replace));
  }
  write(after);
  return () => write(before);
}

/** Databases come from the server; without one from the migrations of the copy. */
function startRunner(folder: string, server: TestServer | null): Runner {
  const own = ([name]: [string, unknown]) => !/^(VITEST|NODE_ENV|TEST$|TEST_)/.test(name);
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(own)),
    ...(server && { TEST_DATABASE_SERVER: JSON.stringify(server) }),
    VITEST_FS_MODULE_CACHE_PATH: join(folder, '.vitest-cache'),
  };
  const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const;
  const child = fork(join(import.meta.dirname, 'runner.ts'), { cwd: folder, env, execArgv: [], stdio: [...stdio] });
  return { child, gone: once(child, 'exit'), said: child.stderr ? text(child.stderr) : Promise.resolve('') };
}

async function play({ child, gone, said }: Runner, order: Order): Promise<Played> {
  const answer = once(child, 'message');
  child.send(order);
  const failure = gone.then(async () => {
    throw new Error(`the runner of the copy has ended:\n${await said}`);
  });
  const [played] = await Promise.race([answer, failure]);
  return played;
}

async function end({ child, gone }: Runner): Promise<void> {
  if (child.connected) child.disconnect();
  await gone;
}
