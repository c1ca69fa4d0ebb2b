import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { databaseOver } from '#server/database/database.ts';
import { type App, appOver } from '#tests/builders/admin.ts';
import { openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { type NetworkProxy, networkProxy, type Trouble } from './proxy.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // a busy machine takes its time

let testApp: TestApp;
let proxy: NetworkProxy;
let pool: ReturnType<typeof connect>;
let app: App;

beforeEach(async () => {
  testApp = await openTestApp();
  const { host, port, user } = inject('templateDatabase');
  const { rows } = await testApp.pool.query<{ database: string }>('select current_database() as database');
  const database = rows[0]?.database ?? '';
  proxy = await networkProxy({ path: join(host, `.s.PGSQL.${port}`) });
  pool = connect({ host: '127.0.0.1', port: proxy.port, user, database }, { max: 1, queryTimeoutMs: 1_000 });
  app = await appOver({ ...testApp.deps, db: databaseOver(pool) });
});
afterEach(async () => {
  await app.close();
  proxy.close();
  await pool.end();
  await testApp.close();
});

let asked = 0;
const ask = () =>
  app.inject({
    method: 'POST',
    url: '/api/manual-review',
    payload: {
      companyName: 'Galerie Exemple',
      companyAddress: '200, rue Exemple, Montréal (Québec) H2Y 1A1',
      email: `visitor-${++asked}@example.com`,
      storefrontSize: 'hotel',
      selectedLayout: 'layout8',
    },
  });

/** The short limit is also that of a busy machine, so a visitor asks again. */
const untilServed = () => expect.poll(async () => (await ask()).statusCode, { timeout: 60_000 }).toBe(201);

const troubles: [string, Trouble][] = [
  ['too slow', { slowMs: 4_000 }],
  ['half open', 'silent'],
  ['cut in the middle of the answer', 'cut'],
];

describe.each(troubles)('a database whose network is %s', (_what, trouble) => {
  it('puts visitors off in time, and serves them as soon as it is well', async () => {
    await untilServed();
    proxy.meets(trouble);
    const answer = await ask();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'UNAVAILABLE']);

    proxy.recovers();
    await untilServed();
  });
});

describe('a database that is a little slow', () => {
  it('is waited for', async () => {
    proxy.meets({ slowMs: 20 });
    await untilServed();
  });
});
