import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { listSets } from '#server/modules/backup/parts/folder.ts';
import { untilArchived } from '#tests/builders/archive.ts';
import { built } from '#tests/builders/programs.ts';
import { fillBookings } from '../fill.ts';
import { childrenOf, processorOf, spentSince } from '../processor.ts';
import { temporaryFolder } from '../program.ts';
import { figure, inParallel, median, percentile } from '../report/print.ts';
import { type Site, withSite } from '../site.ts';
import { booksOf } from './bookings.ts';

const rounds = 3;
const archiveBookings = 1000;
/** As Prometheus asks by default. */
const scrapeSeconds = 15;
/** Longer than what was read for one scrape serves another. */
const figuresKeptMs = 5100;
const bookingsPerSecond = 10;
const quietSeconds = 20;

type Book = () => Promise<void>;

/** What a copy of so many bookings means for those who book meanwhile, and what the archive and the metrics cost. */
export async function measureBackup(count: number): Promise<void> {
  const { folder: backupDir, remove } = temporaryFolder();
  try {
    await withSite(
      async (site) => {
        await untilBackedUp(backupDir); // a worker that finds no backup makes one
        await site.worker.pause();
        const book = await booksOf(site);
        await measureArchive(site, book);
        await measureBookingsMeanwhile({ site, book, backupDir, count });
      },
      { backupDir, crews: 130, fill: (pool) => fillBookings(pool, { count, now: new Date() }) },
    );
  } finally {
    remove();
  }
}

async function untilBackedUp(backupDir: string): Promise<void> {
  while (listSets(backupDir).sets.length === 0) await pause(500);
}

/** Ten bookings a second, each begun on its second whatever the others take, until `over`; their milliseconds. */
async function bookUntil(over: Promise<unknown>, book: Book): Promise<number[]> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  over.then(end, end);
  const times: number[] = [];
  const all: Promise<void>[] = [];
  const began = performance.now();
  while (!isOver) {
    const pressed = performance.now();
    all.push(book().then(() => void times.push(performance.now() - pressed)));
    await pause(Math.max(0, began + (all.length * 1000) / bookingsPerSecond - performance.now()));
  }
  await Promise.all(all);
  return times;
}

type Meanwhile = { site: Site; book: Book; backupDir: string; count: number };

async function measureBookingsMeanwhile({ site, book, backupDir, count }: Meanwhile): Promise<void> {
  const before: number[] = [];
  const during: number[] = [];
  const seconds: number[] = [];
  await bookUntil(pause(5000), book);
  for (let round = 0; round < rounds; round++) {
    before.push(percentile(await bookUntil(pause(quietSeconds * 1000), book), 0.95));
    const began = performance.now();
    const backup = backUp(site.dataDir, backupDir);
    during.push(percentile(await bookUntil(backup, book), 0.95));
    await backup;
    seconds.push((performance.now() - began) / 1000);
  }
  figure(`backup-under-load-of-${count}-bookings`, median(seconds), 'seconds');
  figure('backup-bookings-before-p95', median(before), 'ms');
  figure('backup-bookings-meanwhile-p95', median(during), 'ms');
  figure('backup-times-slower-p95', median(during.map((one, round) => one / (before[round] ?? 0))), 'times');
}

/** `npm run backup` beside the running program. */
async function backUp(dataDir: string, backupDir: string): Promise<void> {
  const { PATH = '' } = process.env;
  const env = { PATH, SANDBOX: '1', DATA_DIR: dataDir, BACKUP_DIR: backupDir };
  const child = spawn(process.execPath, built('backup'), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the backup failed');
}

/**
 * What a booking costs in web and database, and what of it is the archive's and the metrics'. Both are counted where they are
 * spent: two runs, one with and one without them, differ from each other by more than they cost.
 */
async function measureArchive(site: Site, book: Book): Promise<void> {
  const archiver = childrenOf(site.postmaster).find((pid) => commandOf(pid).includes('archiver'));
  if (archiver === undefined) throw new Error('the database has no archiver');
  const logged: number[] = [];
  const spent = { alone: [] as number[], archive: [] as number[], metrics: [] as number[] };
  await inParallel(200, 16, book);
  for (let round = 0; round < rounds; round++) {
    const before = { ...site.processor(), archiver: processorOf(archiver) };
    const from = await logPosition(site);
    const seconds = await inParallel(archiveBookings, 16, book);
    logged.push(((await logPosition(site)) - from) / archiveBookings / 1024);
    await untilArchived(site.pool);
    const archive = (processorOf(archiver) - before.archiver) / archiveBookings;
    const { web, database } = spentSince(before, site.processor());
    spent.alone.push((web + database) / archiveBookings - archive);
    spent.archive.push(archive);
    const bookingsPerScrape = (scrapeSeconds * archiveBookings) / seconds;
    spent.metrics.push((await costOfScrape(site)) / bookingsPerScrape);
  }
  figure('backup-log-of-a-booking', median(logged), 'KB');
  figure('backup-processor-alone', median(spent.alone), 'ms');
  figure('backup-processor-archive', median(spent.archive), 'ms');
  figure('backup-processor-metrics', median(spent.metrics), 'ms');
  const more = spent.alone.map((alone, round) => {
    const [archive = 0, metrics = 0] = [spent.archive[round], spent.metrics[round]];
    return (alone + archive + metrics) / alone;
  });
  figure('backup-processor-more', median(more), 'ratio');
}

const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');

/** Processor of web and its connections for one look at the metrics, beyond what both use meanwhile anyhow. */
async function costOfScrape(site: Site): Promise<number> {
  const scrapes = 3;
  const over = async (job: () => Promise<unknown>) => {
    const before = servingOf(site);
    for (let nth = 0; nth < scrapes; nth++) {
      await job();
      await pause(figuresKeptMs);
    }
    const after = servingOf(site);
    return [...before].reduce((sum, [pid, ms]) => sum + (after.get(pid) ?? ms) - ms, 0);
  };
  const quiet = await over(async () => {});
  const asked = await over(() => site.metric('web', 'nodejs_heap_size_used_bytes'));
  return (asked - quiet) / scrapes;
}

/** What each process that serves has used: the database tidies up by itself meanwhile, in others. */
function servingOf({ pids, postmaster }: Site): Map<number, number> {
  const connections = childrenOf(postmaster).flatMap((pid) => {
    try {
      return commandOf(pid).includes('[local]') ? [[pid, processorOf(pid)] as const] : [];
    } catch {
      return []; // it ended meanwhile
    }
  });
  return new Map([[pids.web, processorOf(pids.web)], ...connections]);
}

/** Bytes of write-ahead log so far. */
async function logPosition({ pool }: Site): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes");
  return Number(rows[0]?.bytes);
}
