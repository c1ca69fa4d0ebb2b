import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { former } from '#server/database/baseline.ts';

const root = join(import.meta.dirname, '../../..');
const migrations = 'server/database/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });

type Journal = { entries: { tag: string; when: number }[] };
const tagsOf = (journal: string): string[] => (JSON.parse(journal) as Journal).entries.map(({ tag }) => tag);

/** The newest commit whose schema is older than this one's and leads to it; null where the history does not reach so far. */
export function previousRelease(): string | null {
  const current = tagsOf(readFileSync(join(root, migrations, 'meta/_journal.json'), 'utf8'));
  try {
    const changes = git('log', '--format=%H', '--', migrations).trim().split('\n');
    const before = changes.find((commit) => {
      const tags = journalBefore(commit);
      // The baseline goes on from the last migration that it took the place of.
      return tags !== null && (`${current}`.startsWith(`${tags},`) || tags.at(-1) === former.name);
    });
    return before === undefined ? null : git('rev-parse', `${before}^`).trim();
  } catch {
    return null; // no repository, or one without a history
  }
}

function journalBefore(commit: string): string[] | null {
  try {
    return tagsOf(git('show', `${commit}^:${migrations}/meta/_journal.json`));
  } catch {
    return null; // the first one, or where a shallow clone ends
  }
}

/** Lays that release's sources into an empty folder, with the packages and the pages of this one; the command that runs it. */
export function checkOut(commit: string, folder: string): readonly [string, ...string[]] {
  const archive = join(folder, 'release.tar');
  git('archive', '--output', archive, commit, '.', ':!docs', ':!tests');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'build'));
  symlinkSync(join(root, 'build/site'), join(folder, 'build/site'));
  return [process.execPath, join(folder, 'server/main.ts')];
}
