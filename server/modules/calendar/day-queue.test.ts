import { expect, it } from 'vitest';
import { createDayQueue } from './day-queue.ts';

const day = '2025-10-14';

it('turns others away from a day that was just seen taken, and not whoever holds it', async () => {
  const time = { now: 0 };
  const queue = createDayQueue({ now: () => time.now });
  const asks = (visitorHash: string, date = day) => queue.run({ date, visitorHash }, async () => 'looked');
  expect(await asks('late')).toBe('looked');
  queue.remember(day, ['first']);
  expect(await asks('late')).toBe('taken');
  expect(await asks('first')).toBe('looked');
  expect(await asks('late', '2025-10-16')).toBe('looked');
  time.now = 199;
  expect(await asks('late')).toBe('taken');
  time.now = 200;
  expect(await asks('late')).toBe('looked');
});

it('forgets what it saw as soon as anything changes', async () => {
  const queue = createDayQueue();
  queue.remember(day, []);
  queue.forget();
  expect(await queue.run({ date: day, visitorHash: 'late' }, async () => 'looked')).toBe('looked');
});

it('lets through who was given a day, though somebody who had looked before remembers it as taken', async () => {
  const time = { now: 0 };
  const queue = createDayQueue({ now: () => time.now });
  const asks = (visitorHash: string) => queue.run({ date: day, visitorHash }, async () => 'looked');
  queue.admit({ date: day, visitorHash: 'given' });
  queue.remember(day, []);
  expect(await asks('given')).toBe('looked');
  expect(await asks('late')).toBe('taken');
  time.now = 1000;
  queue.remember(day, []);
  expect(await asks('given')).toBe('taken');
});

it('serves eight at a time, in the order in which they came, also after one that failed', async () => {
  const queue = createDayQueue();
  const turns: number[] = [];
  let most = 0;
  let inside = 0;
  const serve = (n: number) =>
    queue.run({ date: day, visitorHash: `${n}` }, async () => {
      turns.push(n);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
      if (n === 3) throw new Error('failed');
      return n;
    });
  const served = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => serve(n)));
  expect(most).toBe(8);
  expect(turns).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect(served.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
