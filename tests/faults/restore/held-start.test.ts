import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { releaseHold } from '#server/modules/backup/release.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { startServer } from '#server/start.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { sandboxSettings } from '#tests/builders/server.ts';

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

it('a program on a copy of another server answers and sends nothing, and sends as soon as it is released', async () => {
  const { pool, drop } = await freshDatabase();
  await pool.query("insert into database_identity (system_identifier, timeline) values ('another', 1)");
  const query = pool.query.bind(pool);
  let looks = 0;
  // The program looks once a second whether it was released; the other jobs have their turns meanwhile.
  Object.assign(pool, {
    query: (...asked: Parameters<typeof query>) => {
      if (JSON.stringify(asked[0]).includes('held_since')) looks += 1;
      return query(...asked);
    },
  });
  const server = await startServer(sandboxSettings(), { pool, silent: true });
  try {
    const { deps } = server;
    const now = deps.clock.now();
    await enqueue(
      deps.db,
      [{ topic: 'operator.alert', subject: 'test', dueAt: now, detail: { reason: 'a test' } }],
      now,
    );
    const stateOf = async () => (await query("select state, attempts from outbox where subject = 'test'")).rows[0];
    const before = looks;
    await until(async () => looks >= before + 3);
    expect(await stateOf()).toEqual({ state: 'queued', attempts: 0 });
    expect((await fetch(`${server.url}/api/booked-dates`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await releaseHold(deps)).not.toBeNull();
    await until(async () => (await stateOf()).state === 'done');
  } finally {
    await server.close();
    await drop();
  }
});
