import pg from 'pg';
import { outboxChannel } from './announce.ts';
import type { Job } from './scheduler.ts';
import type { Wakeup } from './wakeup.ts';

const retryMs = 1000;

/**
 * Wakes the jobs whose rows another process has enqueued: `wakeups` by the topic up to its dot. It has a connection of its
 * own, which is opened again when it is lost; until then, and behind a pooler that shares sessions, the jobs
 * poll.
 */
export const listenJob = (pool: pg.Pool, wakeups: ReadonlyMap<string, readonly Wakeup[]>): Job => ({
  name: 'listen',
  everyMs: retryMs,
  async run(stopping) {
    const client = new pg.Client(pool.options);
    const ended = Promise.withResolvers<void>();
    client.on('error', ended.reject);
    client.on('end', () => ended.reject(new Error('the listening connection was closed')));
    client.on('notification', ({ payload = '' }) => {
      for (const wakeup of wakeups.get(payload) ?? []) wakeup.ring();
    });
    stopping.addEventListener('abort', () => ended.resolve(), { once: true });
    try {
      await client.connect();
      await client.query(`listen ${outboxChannel}`);
      // For work enqueued while not listening.
      for (const wakeup of [...wakeups.values()].flat()) wakeup.ring();
      await ended.promise;
    } finally {
      ended.promise.catch(() => {});
      await client.end();
    }
  },
});
