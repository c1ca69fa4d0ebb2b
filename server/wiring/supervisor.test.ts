import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Child, type Role, supervisor } from './supervisor.ts';

/** A supervisor of processes that open and end when they are told to. */
function supervised() {
  const started: { role: Role; port: number | null; open(): void; end(code: number | null): void }[] = [];
  const pauses: number[] = [];
  const lines: string[] = [];
  const time = { now: 0 };
  const start = (role: Role, port: number | null): Child => {
    const open = Promise.withResolvers<{ port: number } | null>();
    const ended = Promise.withResolvers<number | null>();
    const end = (code: number | null) => {
      open.resolve(null);
      ended.resolve(code);
    };
    started.push({ role, port, open: () => open.resolve({ port: 3000 }), end });
    return { open: open.promise, ended: ended.promise, stop: () => end(0) };
  };
  const both = supervisor({
    start,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    log: (line) => lines.push(line),
    now: () => time.now,
  });
  const newest = (role: Role) => started.findLast((one) => one.role === role);
  return { both, started, pauses, lines, time, newest, settled: () => setImmediate() };
}

it('the worker begins when the site is open, on the same port', async () => {
  const { both, started, newest, settled } = supervised();
  const running = both.run();
  expect(started.map(({ role }) => role)).toEqual(['web']);
  newest('web')?.open();
  await settled();
  expect(started.map(({ role, port }) => [role, port])).toEqual([
    ['web', null],
    ['worker', 3000],
  ]);
  both.stop();
  expect(await running).toBe(0);
});

it('a site that cannot be opened at all ends the program with its own exit code, and nothing else is started', async () => {
  const { both, started, newest } = supervised();
  const running = both.run();
  newest('web')?.end(1);
  expect(await running).toBe(1);
  expect(started).toHaveLength(1);
});

it('a process that keeps ending is started again after growing pauses, and at once when it was well for a while', async () => {
  const { both, pauses, lines, time, newest, settled } = supervised();
  const running = both.run();
  newest('web')?.open();
  await settled();
  for (let times = 0; times < 9; times++) {
    newest('worker')?.end(1);
    await settled();
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(lines[0]).toBe('The worker process ended (1); it is started again');
  time.now += 120_000;
  newest('worker')?.end(null);
  await settled();
  expect(pauses.at(-1)).toBe(250);
  both.stop();
  expect(await running).toBe(0);
});

it('a stop waits for what runs, also between the opening of the site and the start of the worker', async () => {
  const { both, started, newest, settled } = supervised();
  const running = both.run();
  newest('web')?.open();
  both.stop();
  await settled();
  expect(await running).toBe(0);
  expect(started.map(({ role }) => role)).toEqual(['web']);
});
