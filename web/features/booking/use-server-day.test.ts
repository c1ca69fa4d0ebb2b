import { expect, test } from 'vitest';
import { madeBefore } from './use-server-day.ts';

test('a booking was made before a day of the business, whatever the day is elsewhere', () => {
  const lateInTheEvening = { createdAt: '2025-10-07T02:30:00.000Z' };
  expect(madeBefore(lateInTheEvening, '2025-10-06')).toBe(false);
  expect(madeBefore(lateInTheEvening, '2025-10-07')).toBe(true);
});

test('while the day is not known, no booking was made before it', () => {
  expect(madeBefore({ createdAt: '2025-10-06T14:00:00.000Z' }, '')).toBe(false);
});
