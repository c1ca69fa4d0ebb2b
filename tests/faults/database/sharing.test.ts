import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { openCluster } from '#server/database/embedded/cluster.ts';
import { embeddedPostgres } from '#server/database/embedded.ts';
import {
  dataFolder,
  folderWithTable,
  killAll,
  onCleanUp,
  postmaster,
  program,
  starts,
} from '#tests/faults/database/support.ts';

test('two programs starting on an empty folder at once share one server', async () => {
  const folder = dataFolder();
  const [one, other] = await Promise.all([embeddedPostgres(folder), embeddedPostgres(folder)]);
  expect(starts(folder)).toBe(1);
  expect(one.connection).toEqual(other.connection);
  await Promise.all([one.leave(), other.leave()]);
  expect(postmaster(folder), 'leaving together they stop it').toBeUndefined();
});

test('the last one out stops the server, and nobody before', async () => {
  const folder = await folderWithTable();
  const [first, last] = [program(), program()];
  await first.ask({ join: folder });
  await last.ask({ join: folder });
  const server = postmaster(folder);
  await first.ask({ leave: true });
  await last.ask({ write: 'HC-1' });
  expect(postmaster(folder)).toBe(server);
  await last.ask({ leave: true });
  expect(postmaster(folder)).toBeUndefined();
});

/** The last one out, about to stop the server, and a newcomer who waits for it. */
async function newcomerAtTheDoor() {
  const folder = await folderWithTable();
  const first = program();
  await first.ask({ join: folder });
  const stopper = oneConnection(folder);
  onCleanUp(() => (stopper.ending ? undefined : stopper.end()));
  const { rows } = await stopper.query('select classid, objid from pg_locks where mode = $1', ['ShareLock']);
  await first.kill();
  const lease = [rows[0].classid, rows[0].objid];
  await stopper.query('select pg_advisory_lock($1, $2)', lease);
  const newcomer = program();
  const joined = newcomer.ask({ join: folder });
  const waiting = 'select 1 from pg_locks where not granted';
  while ((await stopper.query(waiting)).rowCount === 0) await pause(5);
  const letIn = () => stopper.query('select pg_advisory_unlock($1, $2)', lease);
  return { folder, newcomer, joined, letIn, leave: () => stopper.end() };
}

const oneConnection = (folder: string) =>
  connect({ host: join(folder, 'postgres'), user: 'postgres', database: 'postgres' }, { max: 1 });

/** What a server says to whoever knocks now. */
async function knock(folder: string): Promise<string> {
  const pool = oneConnection(folder);
  return await pool
    .query('select 1')
    .then(() => 'open', String)
    .finally(() => pool.end());
}

test('a newcomer at the very moment of stopping waits, and starts the server again', async () => {
  const { folder, newcomer, joined } = await newcomerAtTheDoor();
  const cluster = await openCluster(folder, {});
  await cluster.stop();
  await joined;
  await newcomer.ask({ write: 'HC-1' });
  expect(starts(folder)).toBe(2);
});

test('a newcomer who is let in by a server that is stopping waits for the next one', async () => {
  const { folder, newcomer, joined, letIn, leave } = await newcomerAtTheDoor();
  const stopping = postmaster(folder);
  process.kill(Number(stopping), 'SIGTERM'); // who is in may stay, and nobody else comes in
  await expect.poll(() => knock(folder)).toContain('shutting down');
  await letIn();
  await leave();
  await joined;
  await newcomer.ask({ write: 'HC-1' });
  expect(postmaster(folder)).not.toBe(stopping);
});

test('joining while another leaves never fails', async () => {
  const folder = await folderWithTable();
  const rounds = 8;
  async function visit(visitor: number) {
    const { ask } = program();
    for (let round = 0; round < rounds; round++) {
      const name = `${visitor}-${round}`;
      await ask({ join: folder });
      await ask({ write: name });
      expect(await ask({ names: true })).toContain(name);
      await ask({ leave: true });
      await pause(Math.random() * 60); // not a wait for anything: it shuffles who meets whom
    }
  }
  await Promise.all([0, 1, 2, 3].map(visit));
  expect(postmaster(folder)).toBeUndefined();
  expect(starts(folder), 'the server was stopped and started among them').toBeGreaterThan(2);
  const witness = program();
  await witness.ask({ join: folder });
  expect(await witness.ask({ names: true })).toHaveLength(4 * rounds);
});

test('leaving a server that is already gone is no fault', async () => {
  const folder = await folderWithTable();
  const database = await embeddedPostgres(folder);
  const killed = killAll(folder);
  await database.leave();
  await killed;
  await database.leave();
});
