import { expect, it } from 'vitest';
import { isClosed, loadOf } from './days-around.ts';

it('a visit’s own day offers other times unless it is closed since; that it is full is the visit itself', () => {
  const closed = (['past', 'weekday', 'season', 'blocked', 'no-crews'] as const).map((why) => isClosed({ why }));
  expect(closed).toEqual([true, true, true, true, true]);
  expect([isClosed({ why: null }), isClosed({ why: 'full' }), isClosed(undefined)]).toEqual([false, false, true]);
});

it('how full a day is stands where several crews share it', () => {
  expect(loadOf({ why: null, crews: 4, free: 3 })).toEqual({ taken: 1, crews: 4 });
  expect(loadOf({ why: null, crews: 1, free: 1 })).toBeNull();
  expect(loadOf({ why: 'blocked', crews: 4, free: 4 })).toBeNull();
});
