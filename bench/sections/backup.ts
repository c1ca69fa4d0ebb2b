import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { archiveScript } from '#server/database/embedded/cluster.ts';
import { clusterIn } from '#server/database/embedded/folder.ts';
import { listSets } from '#server/modules/backup/parts/folder.ts';
import { built } from '#tests/builders/programs.ts';
import { fillBookings } from '../fill.ts';
import { spentSince } from '../processor.ts';
import { temporaryFolder } from '../program.ts';
import { figure, inParallel, median, percentile } from '../report/print.ts';
import { type Site, withSite } from '../site.ts';
import { booksOf } from './bookings.ts';

const rounds = 3;
/** So many last a quarter of a minute: a round ends with a segment that is closed early, as otherwise each minute does. */
const archiveBookings = 1000;
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

/** The processor of a booking in web and database: without archive and metrics, and with both, in turn. */
async function measureArchive(site: Site, book: Book): Promise<void> {
  const script = join(clusterIn(site.dataDir), archiveScript);
  const command = readFileSync(script, 'utf8');
  const logged: number[] = [];
  const each = async (count: number) => {
    const before = site.processor();
    const from = await logPosition(site);
    await inParallel(count, 16, book);
    logged.push(((await logPosition(site)) - from) / count / 1024);
    await site.pool.query('select pg_switch_wal()');
    await pause(1000); // the archive takes the last segment
    const { web, database } = spentSince(before, site.processor());
    return (web + database) / count;
  };
  const measured = { without: [] as number[], with: [] as number[] };
  await each(200);
  for (let round = 0; round < rounds; round++) {
    rmSync(script);
    measured.without.push(await each(archiveBookings));
    writeFileSync(script, command);
    const asks = new AbortController();
    const asking = askForMetrics(site, asks.signal);
    measured.with.push(await each(archiveBookings));
    asks.abort();
    await asking;
  }
  figure('backup-log-of-a-booking', median(logged), 'KB');
  figure('backup-processor-without-archive', median(measured.without), 'ms');
  figure('backup-processor-with-archive', median(measured.with), 'ms');
  figure('backup-processor-more', median(measured.with) / median(measured.without), 'ratio');
}

/** Bytes of write-ahead log so far. */
async function logPosition({ pool }: Site): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes");
  return Number(rows[0]?.bytes);
}

/** As Prometheus does by default, every 15 seconds. */
async function askForMetrics(site: Site, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await site.metric('web', 'nodejs_heap_size_used_bytes');
    await pause(15_000, undefined, { signal }).catch(() => {});
  }
}
