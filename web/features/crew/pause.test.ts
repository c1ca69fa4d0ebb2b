import { expect, it } from 'vitest';
import { pauseAfter } from './pause.ts';

const seconds = (isWaiting: boolean) =>
  Array.from({ length: 8 }, (_, failures) => pauseAfter(failures, isWaiting) / 1000);

it('a crew’s page that reached the server reads anew in a minute, and after a failure tries again soon', () => {
  expect(seconds(false)).toEqual([60, 2, 4, 8, 16, 32, 60, 60]);
});

it('what waits to be sent never waits longer than a quarter of a minute for the next attempt', () => {
  expect(seconds(true)).toEqual([60, 2, 4, 8, 15, 15, 15, 15]);
});
