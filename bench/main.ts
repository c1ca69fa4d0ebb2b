import { parseArgs } from 'node:util';
import { administrator } from './administrator.ts';
import { sandbox, withProgram } from './program.ts';
import { figures } from './report/print.ts';
import { writeReport } from './report/write.ts';
import { measureAdmin } from './sections/admin.ts';
import { measureBackup } from './sections/backup.ts';
import { measureBookings, measureSustained } from './sections/bookings.ts';
import { measureBusinesses } from './sections/businesses.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureLedger } from './sections/ledger.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measureConfirmations, measureMails } from './sections/mails.ts';
import { measureMemory } from './sections/memory.ts';
import { measureMonth } from './sections/month.ts';
import { measurePages } from './sections/pages.ts';
import { measureRain } from './sections/rain.ts';
import { measureReads, measureReadsAmongMails } from './sections/reads.ts';
import { measureRecovery } from './sections/recovery.ts';
import { measureRestore } from './sections/restore.ts';
import { measureRush } from './sections/rush.ts';
import { measureScripts } from './sections/scripts.ts';
import { measureStarts } from './sections/starts.ts';
import { withSite } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    bookings: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    /** A part of the usual counts, to try whether all of it works. */
    share: { type: 'string', default: '1' },
  },
});
const some = (count: number) => Math.ceil(count * Number(values.share));

/** What a booking, a read and a page cost: `npm run bench -- core` measures these in some minutes. */
const core = [
  'bookings',
  'sustained',
  'reads',
  'among-mails',
  'pages',
  'rush',
  'mails',
  'confirmations',
  'rain',
  'memory',
];
/** Room for the bookings of an hour. */
const anHour = { crews: 60 };
const sections = new Map<string, () => Promise<void>>([
  ['bookings', () => withSite((site) => measureBookings(site, some(1200)))],
  ['sustained', () => withSite((site) => measureSustained(site, some(2000)))],
  ['reads', () => withSite(measureReads, { crews: 1 })],
  ['among-mails', () => withSite((site) => measureReadsAmongMails(site, some(500)))],
  ['pages', () => withSite(measurePages)],
  ['rush', () => withSite(measureRush, { crews: 1 })],
  ['mails', () => withSite((site) => measureMails(site, some(100)))],
  ['confirmations', () => withSite((site) => measureConfirmations(site, some(1200)), { accounting: false })],
  ['month', () => withSite((site) => measureMonth(site, some(500)))],
  ['rain', () => measureRain(some(1000))],
  ['memory', () => withSite((site) => measureMemory(site, Number(values.minutes)), anHour)],
  ['starts', measureStarts],
  ['scripts', () => withProgram(sandbox, ({ url }) => measureScripts(url))],
  ['recovery', () => measureRecovery()],
  ['restore', () => measureRestore(Number(values.bookings ?? 1000))],
  ['ledger', () => measureLedger(Number(values.bookings ?? 100_000))],
  ['backup', () => measureBackup(Number(values.bookings ?? 1_000_000))],
  ['admin', () => withProgram({ ...sandbox, ...administrator }, measureAdmin)],
  ['growth', () => measureGrowth(Number(values.bookings ?? 300_000))],
  ['businesses', measureBusinesses],
  ['lighthouse', () => measureLighthouse()],
]);

const names = positionals.flatMap((name) => (name === 'core' ? core : [name]));
const unknown = names.filter((name) => !sections.has(name));
if (unknown.length > 0) {
  console.error(
    `npm run bench [-- --write] [--bookings N] [--minutes N] [--share 0.1] [core | ${[...sections.keys()].join(' | ')} …]`,
  );
  process.exit(1);
}
/** Filling so many takes its time: only by name. */
const byNameOnly = new Set(['growth', 'businesses', 'backup']);
for (const [name, measure] of sections)
  if (names.length === 0 ? !byNameOnly.has(name) : names.includes(name)) await measure();
if (values.write) await writeReport(figures);
