/**
 * Draws the pictures of `docs/screens` anew, and the list of them: all, or those whose titles hold one of the given
 * words, e.g. `npm run screens -- calendar`. What looks as before keeps its file.
 */
import { spawnSync } from 'node:child_process';

const titles = process.argv.slice(2);
const only = titles.length > 0 ? ['--grep', titles.join('|')] : [];
const args = ['test', '--project', 'screens', '--update-snapshots=changed', ...only];
const { status } = spawnSync('playwright', args, { stdio: 'inherit' });
process.exit(status ?? 1);
