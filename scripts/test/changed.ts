import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { core } from '../../tests/layers.ts';

/** How many test files, and journeys or screens, run within five minutes. */
const most = { files: 60, journeys: 60 };

/** What to run for uncommitted changes, and the text saying what is left out. */
export type Choice = { args: readonly string[]; leftOut: string | null };

const linesOf = (program: string, ...args: string[]): string[] =>
  spawnSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .stdout.split('\n')
    .filter((line) => line.trim() !== '');

/** The folders changed since the last commit, new files included. */
const changedFolders = (): string[] => [
  ...new Set(
    [
      ...linesOf('git', 'diff', '--name-only', '--relative', 'HEAD'),
      ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
    ].map((file) => `${dirname(file)}/`),
  ),
];

/** Test files that import changed files; if too many, those next to them. */
export function changedUnits(words: readonly string[]): Choice {
  const since = '--changed=HEAD';
  const touched = linesOf('vitest', 'list', '--filesOnly', since, ...words).length;
  if (touched <= most.files) return { args: [since, ...words], leftOut: null };
  return {
    args: [since, ...(words.length > 0 ? words : changedFolders())],
    leftOut: `of ${touched} test files that the change touches all but those beside it: npm test`,
  };
}

/** Journeys and screens that import what has changed; if nearly all do, the core ones. */
export function changedJourneys(words: readonly string[], projects: readonly string[]): Choice {
  const args = ['--only-changed=HEAD', ...words];
  const listed = linesOf('playwright', 'test', '--list', '--pass-with-no-tests', ...projects, ...args);
  const touched = listed.filter((line) => line.includes(' › ')).length;
  if (touched <= most.journeys) return { args, leftOut: null };
  return {
    args: [...args, '--grep', core],
    leftOut: `of ${touched} journeys and screens that the change touches all but the core ones: npm run test:rest`,
  };
}
