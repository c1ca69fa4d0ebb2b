/**
 * Redraws the pictures of `docs/screens` and their list: all, or those whose titles contain one of the given
 * words, e.g. `npm run screens -- calendar`. Unchanged pictures keep their file.
 */
import { spawnSync } from 'node:child_process';

const titles = process.argv.slice(2);
const only = titles.length > 0 ? ['--grep', titles.join('|')] : [];
const args = ['test', '--project', 'screens', '--update-snapshots=changed', ...only];
const { status } = spawnSync('playwright', args, { stdio: 'inherit' });
process.exit(status ?? 1);
