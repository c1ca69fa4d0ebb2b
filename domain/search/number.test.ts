import { expect, it } from 'vitest';
import { bookingNumber } from './number.ts';

it.each([
  ['HC\u201120260601\u2013134351', 'HC-20260601-134351'],
  ['hc 20260601 134351', 'HC-20260601-134351'],
  ['hc20260601134351', 'HC-20260601-134351'],
  ['bk-7q2m4x', 'BK-7Q2M4X'],
  ['BK O1LQ2M', 'BK-011Q2M'],
  ['setting:crews', 'setting:crews'],
])('%s is meant for %s', (typed, stored) => {
  expect(bookingNumber(typed)).toBe(stored);
});
