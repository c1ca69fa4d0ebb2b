import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startServer } from '#server/start.ts';
import { sandboxSettings } from '#tests/builders/server.ts';
import { removeFolder } from '#tests/database.ts';
import { killAll, onCleanUp, starts } from '#tests/faults/database/support.ts';
import { databaseIn } from '#tests/faults/soak/settle.ts';
import { noSmallDisk, smallDisk } from './small-disk.ts';

const why = noSmallDisk();
if (why !== null) console.warn(`SKIPPED: a full disk is not tried, because none can be mounted here (${why})`);

const patienceMs = 180_000;
const megabytes = 200;

/** A program whose data lies on a small disk, and a visitor who asks it for one thing after another. */
async function openOnSmallDisk() {
  const disk = smallDisk(megabytes);
  onCleanUp(() => killAll(disk.folder));
  const settings = sandboxSettings({ DATA_DIR: disk.folder, RATE_LIMIT: 'off' });
  const server = await startServer(settings, { silent: true, jobs: false });
  onCleanUp(() => server.close());
  const acknowledged: string[] = [];
  let asked = 0;
  /** Asks for a review; the answer's status, once it was found to be either taken or put off properly. */
  async function ask(): Promise<number> {
    asked += 1;
    const email = `visitor-${asked}@example.com`;
    const response = await fetch(`${server.url}/api/manual-review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        companyName: 'Galerie Exemple',
        companyAddress: `${asked}, rue Exemple, ${'x'.repeat(200)}`,
        email,
        storefrontSize: 'hotel',
        selectedLayout: 'layout8',
      }),
    });
    const text = await response.text();
    if (response.status === 201) acknowledged.push(email);
    else expect([response.status, response.headers.get('retry-after')], text).toEqual([503, '5']);
    return response.status;
  }
  /** Asks until this is the answer. */
  async function askUntil(status: number, { most = 2_000, pauseMs = 0 } = {}): Promise<void> {
    for (let n = 0; n < most; n++) {
      if ((await ask()) === status) return;
      if (pauseMs > 0) await pause(pauseMs);
    }
    throw new Error(`never answered ${status} in ${most} tries`);
  }
  const lost = () =>
    databaseIn(disk.folder)(async (pool) => {
      const { rows } = await pool.query<{ email: string }>('select email from manual_reviews');
      const there = new Set(rows.map(({ email }) => email));
      return acknowledged.filter((email) => !there.has(email));
    });
  const isReady = async () => (await fetch(`${server.url}/readyz`)).status;
  return { disk, ask, askUntil, acknowledged, lost, isReady, url: server.url };
}

test.skipIf(why !== null)('the small disk of a run that was killed goes with the folder of the run', () => {
  const { folder } = smallDisk(1);
  removeFolder(dirname(folder));
  expect(existsSync(folder)).toBe(false);
});

test.skipIf(why !== null)(
  'a program on a full disk puts visitors off, loses nothing that it took, and goes on when there is room',
  async () => {
    const { disk, ask, askUntil, acknowledged, lost, isReady, url } = await openOnSmallDisk();
    expect(await ask()).toBe(201);
    disk.fill();
    await askUntil(503);
    const before = acknowledged.length;
    for (let n = 0; n < 20; n++) await ask();
    expect((await fetch(`${url}/api/booked-dates`)).status, 'what is only read is still told').toBe(200);
    expect(await isReady()).toBe(200);
    expect(await lost()).toEqual([]);

    disk.makeRoom();
    await askUntil(201, { most: 200, pauseMs: 50 });
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(await lost()).toEqual([]);
    expect(starts(disk.folder), 'the database never went down').toBe(1);
  },
  patienceMs,
);

test.skipIf(why !== null)(
  'a database that cannot write its log comes back by itself when there is room, with everything that was taken',
  async () => {
    const { disk, ask, askUntil, acknowledged, lost } = await openOnSmallDisk();
    expect(await ask()).toBe(201);
    disk.fill();
    // Each switch begins another file of 16 MB, until none can be made any more.
    await expect(
      databaseIn(disk.folder)(async (pool) => {
        for (let n = 0; n < 20; n++) {
          await ask();
          await pool.query('select pg_switch_wal()');
        }
      }),
    ).rejects.toThrow();
    await askUntil(503);
    for (let n = 0; n < 5; n++) await ask();

    const before = acknowledged.length;
    disk.makeRoom();
    await askUntil(201, { most: 600, pauseMs: 100 });
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(await lost()).toEqual([]);
    expect(starts(disk.folder), 'the database went down and was started again').toBeGreaterThan(1);
  },
  patienceMs,
);
