import { afterAll, expect, it } from 'vitest';
import { requiredColumns } from '#domain/import/columns.ts';
import { importReasonsOf } from '#domain/import/reasons.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { owner } from '#tests/builders/money.ts';
import { openTestApp } from '#tests/builders/test-app.ts';
import { importBookings } from './import.ts';
import { exportRows } from './queries/export.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);

const rows = 20_000;
await testApp.pool.query(`insert into funnel_counts (day, step, language, count)
  select date '2000-01-01' + n, 'landing', 'en', n from generate_series(1, ${rows}) n`);

/** How much is done, at most, between two turns of the event loop: a page that is asked for meanwhile waits for so much. */
async function mostBetweenTurns(work: (count: () => void) => Promise<unknown>): Promise<number> {
  let done = 0;
  let most = 0;
  const turn = () => {
    done = 0;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await work(() => {
    done += 1;
    most = Math.max(most, done);
  });
  clearImmediate(next);
  return most;
}

it('a page waits for fifty rows of an export, and not for the file', async () => {
  let taken = 0;
  const most = await mostBetweenTurns((count) =>
    atOneMoment(testApp.db, async (tx) => {
      for await (const _row of exportRows(tx, 'funnel-counts')) {
        taken += 1;
        count();
      }
    }),
  );
  expect([taken, most]).toEqual([rows, 50]);
});

it('a page waits for fifty lines of an import, and not for the file', async () => {
  const cells = requiredColumns.map(() => 'x').join();
  const csv = [['orderNo', ...requiredColumns], ...Array.from({ length: 2000 }, (_, n) => [n, cells])].join('\n');
  const faults = [{ column: 'email', reason: importReasonsOf('HC')['column-missing'] }];
  let checked = 0;
  const most = await mostBetweenTurns((count) =>
    importBookings(testApp.deps, owner, { csv, texts: false, approval: null, language: 'en' }, () => {
      checked += 1;
      count();
      return { customer: null, faults };
    }),
  );
  expect([checked, most]).toEqual([2000, 50]);
});

it('a page is answered while an export is written', async () => {
  const cookie = await signIn('owner');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const begun = await fetch(`${url}/api/admin/export/funnel-counts.csv`, { headers: { cookie } });
  const writing = { over: false };
  const written = begun.text().then((text) => {
    writing.over = true;
    return text;
  });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(writing.over).toBe(false);
  expect((await written).split('\n').length).toBeGreaterThan(rows);
});
