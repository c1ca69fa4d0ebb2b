import { expect, it } from 'vitest';
import { minutesOf } from '#domain/calendar/schedule.ts';
import { type BlockForm, faultsOf, stretchOf, wholeHours } from './block-form.ts';

const form: BlockForm = {
  startDate: '2025-10-13',
  endDate: '2025-10-14',
  hours: false,
  startTime: '8:00 AM',
  endTime: '12:00 PM',
  reason: 'Holiday',
};

it.each<[string, Partial<BlockForm>, ReturnType<typeof faultsOf>]>([
  ['nothing in order', {}, {}],
  ['a single day', { endDate: '2025-10-13' }, {}],
  ['no first day', { startDate: '' }, { startDate: 'wrongDay' }],
  ['a day that does not exist', { endDate: '2025-10-32' }, { endDate: 'wrongDay' }],
  ['an end before the beginning', { endDate: '2025-10-12' }, { endDate: 'wrongOrder' }],
  ['hours the wrong way round', { hours: true, startTime: '1:00 PM' }, { endTime: 'wrongHours' }],
  ['hours of no length', { hours: true, endTime: '8:00 AM' }, { endTime: 'wrongHours' }],
  ['hours that are not used', { startTime: '1:00 PM' }, {}],
])('a block finds %s', (_what, change, faults) => {
  expect(faultsOf({ ...form, ...change })).toEqual(faults);
});

it('a block of days is sent without hours, one of hours with them', () => {
  expect(stretchOf(form)).toEqual({ startDate: '2025-10-13', endDate: '2025-10-14' });
  expect(stretchOf({ ...form, hours: true })).toMatchObject({ startTime: '8:00 AM', endTime: '12:00 PM' });
});

it('the hours that are offered go up hour by hour, noon included', () => {
  expect(wholeHours[0]).toBe('6:00 AM');
  expect(wholeHours).toContain('12:00 PM');
  const minutes = wholeHours.map(minutesOf);
  expect(minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0))).toEqual(Array(14).fill(60));
});
