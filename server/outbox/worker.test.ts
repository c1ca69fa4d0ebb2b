import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginAnew, messageOf, queueMessage } from '#tests/builders/messages/messages.ts';
import { countRows, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import type { OutboxRow } from './enqueue.ts';
import { lockDueMessage, updateRow } from './queries.ts';
import { openWakeup } from './wakeup.ts';
import { runDue, type Worker } from './worker.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

/** A worker of its own that calls nobody; `change` replaces parts of it. */
function worker(change: Partial<Worker<OutboxRow, string>> = {}): Worker<OutboxRow, string> {
  return {
    async claim(tx) {
      const now = testApp.time.now;
      const row = await lockDueMessage(tx, { service: 'sms', topics: ['sms.follow-up'], states: ['queued'], now }, []);
      if (!row) return 'idle';
      const call = { state: 'calling', attempts: row.attempts + 1 } as const;
      await updateRow(tx, row, { from: ['queued'], ...call });
      return { run: { ...row, ...call } };
    },
    run: async ({ id }) => `answer to ${id}`,
    complete: (tx, row, failure) => updateRow(tx, row, { from: ['calling'], state: 'done', failure }),
    ...change,
  };
}

async function queued(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await queueMessage(testApp, { topic: 'sms.follow-up' }));
  return ids;
}
const statesOf = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await messageOf(testApp, id)).state));

describe('a worker', () => {
  it('runs every row that is due and records what it was answered', async () => {
    const [first = 0, second = 0] = await queued(2);
    expect(await runDue(testApp.db, worker())).toBe(2);
    expect(await messageOf(testApp, first)).toMatchObject({ state: 'done', failure: `answer to ${first}` });
    expect(await messageOf(testApp, second)).toMatchObject({ state: 'done', failure: `answer to ${second}` });
    expect(await runDue(testApp.db, worker())).toBe(0);
  });

  it('counts only what its rows count', async () => {
    const [first] = await queued(3);
    const complete: ReturnType<typeof worker>['complete'] = async (tx, row, failure) => {
      await updateRow(tx, row, { from: ['calling'], state: 'done', failure });
      return row.id === first;
    };
    expect(await runDue(testApp.db, worker({ complete }))).toBe(1);
  });

  it('has the claim on record and no transaction open while it calls', async () => {
    const [id = 0] = await queued(1);
    const seen: unknown[] = [];
    const open = `select count(*)::int as open from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    const run = async () => {
      seen.push((await messageOf(testApp, id)).state, (await testApp.pool.query(open)).rows);
      return '';
    };
    await runDue(testApp.db, worker({ run }));
    expect(seen).toEqual(['calling', [{ open: 0 }]]);
  });

  it('goes on after a row that was dealt with while it was claimed', async () => {
    const ids = await queued(3);
    const { claim } = worker();
    const closing: typeof claim = async (tx) => {
      const claimed = await claim(tx, []);
      if (typeof claimed === 'string' || claimed.run.id !== ids[1]) return claimed;
      await updateRow(tx, claimed.run, { from: ['calling'], state: 'dropped' });
      return 'continue';
    };
    expect(await runDue(testApp.db, worker({ claim: closing }))).toBe(2);
    expect(await statesOf(ids)).toEqual(['done', 'dropped', 'done']);
  });

  it('that is stopping finishes the row in hand', async () => {
    const ids = await queued(3);
    const stopping = new AbortController();
    const run = async () => {
      stopping.abort();
      return '';
    };
    expect(await runDue(testApp.db, worker({ run }), { stopping: stopping.signal })).toBe(1);
    expect(await statesOf(ids)).toEqual(['done', 'queued', 'queued']);
    expect(await runDue(testApp.db, worker(), { stopping: stopping.signal })).toBe(0);
  });

  it('has as many rows in hand as it may, and takes the next as soon as one is done', async () => {
    const ids = await queued(4);
    const started: number[] = [];
    const third = Promise.withResolvers<void>();
    const fourth = Promise.withResolvers<void>();
    const run = async ({ id }: OutboxRow) => {
      started.push(id);
      if (started.length === 3) third.resolve();
      if (started.length === 4) fourth.resolve();
      await third.promise;
      if (id !== ids[1]) await fourth.promise;
      return '';
    };
    const atOnce = async () => {
      expect(started.length).toBe(1);
      return 3;
    };
    expect(await runDue(testApp.db, worker({ run, atOnce }))).toBe(4);
    expect(started).toEqual(ids);
  });

  it('tries a provider with one row until one counts', async () => {
    await queued(5);
    const inHand: number[] = [];
    let held = 0;
    const run = async () => {
      inHand.push(++held);
      return 'answer';
    };
    const complete: ReturnType<typeof worker>['complete'] = async (tx, row, failure) => {
      await updateRow(tx, row, { from: ['calling'], state: 'done', failure });
      held--;
      return inHand.length > 2;
    };
    const atOnce = async () => (inHand.length > 2 ? 2 : 1);
    await runDue(testApp.db, worker({ run, complete, atOnce }));
    expect(inHand.slice(0, 3)).toEqual([1, 1, 1]);
  });

  it('takes what comes due behind a call that takes its time, as soon as it rings', async () => {
    const [slow] = await queued(1);
    const wakeup = openWakeup();
    const other = Promise.withResolvers<void>();
    const run = async ({ id }: OutboxRow) => {
      if (id !== slow) {
        other.resolve();
        return '';
      }
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      await queued(1);
      wakeup.ring();
      await other.promise;
      return '';
    };
    expect(await runDue(testApp.db, worker({ run, atOnce: async () => 2 }), { wakeup })).toBe(2);
    vi.useRealTimers();
  });

  it('that is stopping finishes everything in hand', async () => {
    const ids = await queued(4);
    const stopping = new AbortController();
    const both = Promise.withResolvers<void>();
    const run = async ({ id }: OutboxRow) => {
      if (id === ids[1]) {
        stopping.abort();
        both.resolve();
      }
      await both.promise;
      return '';
    };
    const pass = { stopping: stopping.signal };
    expect(await runDue(testApp.db, worker({ run, atOnce: async () => 2 }), pass)).toBe(2);
    expect(await statesOf(ids)).toEqual(['done', 'done', 'queued', 'queued']);
  });

  it('that is stopped while it asks how many it may have in hand takes no further row', async () => {
    const ids = await queued(2);
    const stopping = new AbortController();
    const ended = Promise.withResolvers<void>();
    const complete: ReturnType<typeof worker>['complete'] = async (tx, row, failure) => {
      const counts = await updateRow(tx, row, { from: ['calling'], state: 'done', failure });
      stopping.abort();
      setImmediate(ended.resolve);
      return counts;
    };
    const atOnce = () => ended.promise.then(() => 2);
    expect(await runDue(testApp.db, worker({ complete, atOnce }), { stopping: stopping.signal })).toBe(1);
    expect(await statesOf(ids)).toEqual(['done', 'queued']);
  });

  it('one of whose calls breaks off records the others', async () => {
    const ids = await queued(3);
    const both = Promise.withResolvers<void>();
    const run = async ({ id }: OutboxRow) => {
      if (id === ids[1]) both.resolve();
      await both.promise;
      if (id === ids[0]) throw new Error('socket closed');
      return '';
    };
    await expect(runDue(testApp.db, worker({ run, atOnce: async () => 2 }))).rejects.toThrow('socket closed');
    expect((await statesOf(ids)).slice(0, 2)).toEqual(['calling', 'done']);
  });

  it('whose claim fails leaves the row as it was', async () => {
    const ids = await queued(1);
    const claim: ReturnType<typeof worker>['claim'] = async (tx) => {
      await worker().claim(tx, []);
      throw new Error('no such booking');
    };
    await expect(runDue(testApp.db, worker({ claim }))).rejects.toThrow('no such booking');
    expect(await statesOf(ids)).toEqual(['queued']);
  });

  it('whose call breaks off leaves the row claimed, to be looked up', async () => {
    const ids = await queued(1);
    const run = async () => {
      throw new Error('socket closed');
    };
    await expect(runDue(testApp.db, worker({ run }))).rejects.toThrow('socket closed');
    expect(await statesOf(ids)).toEqual(['calling']);
  });

  it('shares its rows with any number of others', async () => {
    await queued(20);
    const called: number[] = [];
    const run = async ({ id }: OutboxRow) => {
      called.push(id);
      return '';
    };
    const counts = await Promise.all(Array.from({ length: 10 }, () => runDue(testApp.db, worker({ run }))));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(new Set(called).size).toBe(20);
    expect(called).toHaveLength(20);
    expect(await countRows(testApp, 'outbox', `state = 'done'`)).toBe(20);
  });
});
