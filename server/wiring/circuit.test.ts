import { beforeEach, describe, expect, it, vi } from 'vitest';
import { circuit } from './circuit.ts';

type Answer = { state: 'read' | 'silent' | 'not asked'; silent?: true };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A provider that answers as it is told, behind a circuit. */
function provider() {
  const told: Answer[] = [];
  const calls = { made: 0 };
  const watched = circuit('forecasts', { info: vi.fn(), warn: vi.fn() });
  const ask = watched.guard(
    async () => {
      calls.made++;
      return told.shift() ?? { state: 'read' };
    },
    () => ({ state: 'not asked' }),
  );
  const falls = (times: number) => told.push(...Array<Answer>(times).fill({ state: 'silent', silent: true }));
  const asks = async (times: number) => {
    const answers: string[] = [];
    for (let time = 0; time < times; time++) answers.push((await ask()).state);
    return answers;
  };
  return { watched, calls, falls, asks };
}

describe('a provider that does not answer', () => {
  it('is asked five times, then for a moment not at all, then once, and again when it answers', async () => {
    const { watched, calls, falls, asks } = provider();
    falls(6);
    expect(await asks(7)).toEqual([...Array(5).fill('silent'), 'not asked', 'not asked']);
    expect(calls.made).toBe(5);
    expect(watched.openSince()).toEqual(new Date());
    vi.advanceTimersByTime(5_000);
    expect(await asks(2)).toEqual(['silent', 'not asked']);
    vi.advanceTimersByTime(5_000);
    expect(await asks(2)).toEqual(['read', 'read']);
    expect(watched.openSince()).toBeNull();
  });

  it('is asked on when it falls silent now and then', async () => {
    const { watched, falls, asks } = provider();
    for (let round = 0; round < 3; round++) {
      falls(4);
      expect((await asks(5)).at(-1)).toBe('read');
    }
    expect(watched.openSince()).toBeNull();
  });

  it('ends the work of whoever calls it row by row, until it is probed again', async () => {
    const { watched, falls, asks } = provider();
    const stopping = new AbortController();
    const work = watched.signal(stopping.signal);
    falls(5);
    await asks(4);
    expect(work.aborted).toBe(false);
    await asks(1);
    expect(work.aborted).toBe(true);
    expect(watched.signal(stopping.signal).aborted).toBe(true);
    vi.advanceTimersByTime(5_000);
    const probing = watched.signal(stopping.signal);
    expect(probing.aborted).toBe(false);
    await asks(1);
    expect(watched.signal(stopping.signal).aborted).toBe(false);
    stopping.abort();
    expect(probing.aborted).toBe(true);
  });

  it('that throws is passed on, and counts as silent', async () => {
    const watched = circuit('mail', { info: vi.fn(), warn: vi.fn() });
    const ask = watched.guard(
      (): Promise<Answer> => Promise.reject(new Error('broken')),
      (): Answer => ({ state: 'not asked' }),
    );
    for (let time = 0; time < 5; time++) await expect(ask()).rejects.toThrow('broken');
    expect(await ask()).toEqual({ state: 'not asked' });
  });
});
