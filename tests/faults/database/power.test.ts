import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { type EmbeddedOptions, embeddedPostgres } from '#server/database/embedded.ts';
import { folderWithTable, killAll, onCleanUp, starts } from '#tests/faults/database/support.ts';

const cuts = 20;
const writers = 6;
const patienceMs = 300_000; // each cut is a start with recovery, on a machine that has other work

/** Writes from six sides while every process of the cluster is killed again and again, and says what became of it. */
async function writeThroughCuts(settings: EmbeddedOptions['settings'] = {}) {
  const folder = await folderWithTable();
  let back = Promise.withResolvers<void>();
  const log = (line: string) => void (line === 'The database is back' && back.resolve());
  const database = await embeddedPostgres(folder, { settings, log });
  onCleanUp(database.leave);
  const pool = connect(database.connection, { log: () => {} });
  onCleanUp(() => pool.end());
  const acknowledged: string[] = [];
  let failures = 0;
  let killed = 0;
  let next = 50;
  let killing: Promise<void> = Promise.resolve();

  /** Every process ends at once, in the middle of the writing; the next time when it has gone on for a while. */
  function cut() {
    killed += 1;
    next = Number.POSITIVE_INFINITY;
    back = Promise.withResolvers();
    killing = killAll(folder);
    void back.promise.then(() => {
      next = acknowledged.length + 20 + ((killed * 37) % 60);
    });
  }
  async function write(writer: number) {
    for (let n = 0; killed < cuts || acknowledged.length < next; n++) {
      const name = `${writer}-${n}`;
      try {
        await pool.query('insert into booking values ($1)', [name]);
        acknowledged.push(name);
        if (acknowledged.length >= next && killed < cuts) cut();
      } catch {
        failures += 1; // not acknowledged: it may be there or not
        await back.promise;
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await killing;
  const { rows } = await pool.query<{ name: string }>('select name from booking');
  const there = new Set(rows.map(({ name }) => name));
  const lost = acknowledged.filter((name) => !there.has(name));
  console.log(`${killed} cuts: ${acknowledged.length} acknowledged, ${failures} failed, ${lost.length} lost`);
  return { failures, lost, starts: starts(folder) };
}

test(
  'no acknowledged booking is lost when the whole cluster is killed twenty times in the middle of a rush',
  async () => {
    const { failures, lost, starts } = await writeThroughCuts();
    expect(failures, 'the cuts hit the writers').toBeGreaterThanOrEqual(cuts);
    expect(starts, 'it was started, and again after each cut').toBe(cuts + 1);
    expect(lost).toEqual([]);
  },
  patienceMs,
);

test(
  'the same cuts lose acknowledged bookings where a commit does not wait for the disk',
  async () => {
    // The writer of the log sleeps as long as it can, so what was acknowledged is only in memory.
    const late = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' };
    const { lost, starts } = await writeThroughCuts(late);
    expect(starts).toBe(cuts + 1);
    expect(lost.length).toBeGreaterThan(0);
  },
  patienceMs,
);
