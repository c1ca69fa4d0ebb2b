import { measureAdmin } from './admin.ts';
import { administrator } from './administrator.ts';
import { bookAndRead, measureBookings } from './bookings.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { measureMessages } from './messages.ts';
import { measurePages } from './pages.ts';
import { figures } from './print.ts';
import { sandbox, withProgram } from './program.ts';
import { measureReads } from './reads.ts';
import { measureRecovery } from './recovery.ts';
import { writeReport } from './report.ts';
import { measureRush } from './rush.ts';
import { measureStarts } from './starts.ts';

/** A day from which on a hundred days are open. */
const winter = { CLOCK_START: '2026-01-05T09:00:00-05:00' };

const sections = new Map<string, () => Promise<void>>([
  ['starts', measureStarts],
  ['pages', () => withProgram(sandbox, ({ url }) => measurePages(url))],
  ['memory', () => withProgram(sandbox, (running) => measureMemory(running, (one) => bookAndRead(one)))],
  ['reads', () => withProgram(sandbox, ({ url }) => measureReads(url))],
  ['bookings', () => withProgram(sandbox, measureBookings)],
  ['rush', () => withProgram({ ...sandbox, ...winter }, measureRush)],
  ['recovery', () => measureRecovery()],
  ['admin', () => withProgram({ ...sandbox, ...administrator }, measureAdmin)],
  ['messages', () => measureMessages()],
  ['lighthouse', () => measureLighthouse()],
]);

const asked = process.argv.slice(2);
const write = asked.includes('--write');
const names = asked.filter((name) => name !== '--write');
const unknown = names.filter((name) => !sections.has(name));
if (unknown.length > 0) {
  console.error(`npm run bench [-- --write] [${[...sections.keys()].join(' | ')} …]`);
  process.exit(1);
}
for (const [name, measure] of sections) if (names.length === 0 || names.includes(name)) await measure();
if (write) await writeReport(figures);
