import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { secondMs } from '#domain/durations.ts';
import type { Clock } from '#server/common/clock.ts';
import { snapshot } from '#server/common/snapshot.ts';
import type { Db } from '#server/database/database.ts';
import { readBeats } from '#server/outbox/heartbeats.ts';
import type { Metrics } from './metrics.ts';
import { declineFigures, holdFigures, outboxFigures, refundFigures, unfinishedFigures } from './queries.ts';

/** How old the newest base backup and the newest archived write are, and how much is waiting to be archived; null: unknown. */
export type BackupAges = { baseSeconds: number | null; archiveSeconds: number | null; walBytes: number | null };

export type Sources = {
  db: Db;
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  clock: Clock & { differenceMs?(): number };
  /** The folder whose disk must not fill up. */
  dataDir: string;
  /** Null if nothing is backed up. */
  backupAges(): Promise<BackupAges | null>;
};

type Sample = { labels?: Record<string, string>; value: number };
type Figures = Awaited<ReturnType<typeof figuresOf>>;

/** Scrapes close together share one reading. */
const readEveryMs = 5 * secondMs;

async function figuresOf({ db, clock, backupAges }: Sources) {
  const now = clock.now();
  return {
    outbox: await outboxFigures(db, now),
    refunds: await refundFigures(db, now),
    unfinished: await unfinishedFigures(db, now),
    holds: await holdFigures(db, now),
    declines: await declineFigures(db, now),
    beats: await readBeats(db),
    backup: await backupAges(),
  };
}

/** Unknown values are omitted: a zero would look real. */
const known = (labels: Sample['labels'], value: number | null | undefined): Sample[] =>
  typeof value === 'number' ? [{ ...(labels && { labels }), value }] : [];

function youngest(ages: readonly (readonly [string, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, age] of ages) found.set(name, Math.min(age, found.get(name) ?? Number.POSITIVE_INFINITY));
  return found;
}

const byLabel = (label: string, ages: Map<string, number>): Sample[] =>
  [...ages].map(([name, value]) => ({ labels: { [label]: name }, value }));

const fromDatabase: readonly { name: string; help: string; labels?: string[]; samples(of: Figures): Sample[] }[] = [
  {
    name: 'outbox_rows',
    help: 'Messages and records that wait; failed and unknown ones among the newest 20,000 rows',
    labels: ['topic', 'state'],
    samples: ({ outbox }) => outbox.map(({ topic, state, count }) => ({ labels: { topic, state }, value: count })),
  },
  {
    name: 'outbox_oldest_due_seconds',
    help: 'How long the oldest row of a topic that is due has waited',
    labels: ['topic', 'state'],
    samples: ({ outbox }) =>
      outbox.flatMap(({ topic, state, oldest }) =>
        oldest === null ? [] : [{ labels: { topic, state }, value: oldest }],
      ),
  },
  {
    name: 'refunds_open',
    help: 'Refunds that are not done',
    labels: ['state'],
    samples: ({ refunds }) => refunds.map(({ state, count }) => ({ labels: { state }, value: count })),
  },
  {
    name: 'refunds_oldest_seconds',
    help: 'Age of the oldest refund that is not done',
    labels: ['state'],
    samples: ({ refunds }) => refunds.map(({ state, oldest }) => ({ labels: { state }, value: oldest })),
  },
  {
    name: 'checkouts_paid_unfinished',
    help: 'Checkouts that are paid and have neither a booking nor a refund',
    samples: ({ unfinished }) => [{ value: unfinished.count }],
  },
  {
    name: 'checkouts_paid_unfinished_oldest_seconds',
    help: 'Since when the oldest of them is paid',
    samples: ({ unfinished }) => [{ value: unfinished.oldest ?? 0 }],
  },
  {
    name: 'holds_live',
    help: 'Days held by checkouts and by weather proposals',
    labels: ['type'],
    samples: ({ holds }) => holds.map(({ type, count }) => ({ labels: { type }, value: count })),
  },
  {
    name: 'cards_declined',
    help: 'Cards that were declined within the hour that began with the first of them',
    samples: ({ declines }) => [{ value: declines }],
  },
  {
    name: 'process_beat_age_seconds',
    help: 'How long ago any process of a role last said that it lives',
    labels: ['role'],
    samples: ({ beats }) => byLabel('role', youngest(beats.map(({ role, ageSeconds }) => [role, ageSeconds]))),
  },
  {
    name: 'job_beat_age_seconds',
    help: 'How long ago each job last went well, in any process',
    labels: ['job'],
    samples: ({ beats }) =>
      byLabel(
        'job',
        youngest(
          beats.flatMap(({ ageSeconds, detail }) =>
            Object.entries(detail.jobs).map(([job, age]) => [job, age + ageSeconds] as const),
          ),
        ),
      ),
  },
  {
    name: 'backup_age_seconds',
    help: 'Age of the newest base backup, and of the newest write that is archived',
    labels: ['what'],
    samples: ({ backup }) => [
      ...known({ what: 'base' }, backup?.baseSeconds),
      ...known({ what: 'archive' }, backup?.archiveSeconds),
    ],
  },
  {
    name: 'archive_waiting_bytes',
    help: 'Writes on the disk that are not archived yet',
    labels: ['folder'],
    samples: ({ backup }) => known({ folder: 'pg_wal' }, backup?.walBytes),
  },
];

/** Registers the gauges of the database, the pool, the disk and the clock; each is read on scrape. */
export function registerGauges({ registry }: Metrics, sources: Sources): void {
  const figures = snapshot(() => figuresOf(sources), { maxAgeMs: readEveryMs });
  const read = () => figures.read().catch(() => null);
  const gauge = (name: string, help: string, labelNames: string[], samples: () => Promise<Sample[]> | Sample[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const { labels = {}, value } of await samples()) this.set(labels, value);
      },
    });
  for (const { name, help, labels = [], samples } of fromDatabase) {
    gauge(name, help, labels, async () => {
      const found = await read();
      return found ? samples(found) : [];
    });
  }
  gauge('database_up', 'Whether the database answered', [], async () => [{ value: (await read()) ? 1 : 0 }]);
  const { pool, clock, dataDir } = sources;
  gauge(
    'database_pool_connections',
    'Connections of this process: open, idle, and requests that wait for one',
    ['state'],
    () => [
      { labels: { state: 'open' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  );
  gauge('clock_difference_seconds', 'How far this machine’s clock is ahead of the database’s', [], () => [
    { value: (clock.differenceMs?.() ?? 0) / secondMs },
  ]);
  gauge('disk_free_bytes', 'Left on the disk of a folder', ['folder'], async () => {
    const disk = await statfs(dataDir).catch(() => null);
    return disk ? [{ labels: { folder: 'data' }, value: disk.bavail * disk.bsize }] : [];
  });
}
