import { expect, it } from 'vitest';
import type { VisitToDecide } from '#contract/admin/days/decisions.ts';
import { choiceOfDay, choicesOf, daysOf } from './choices.ts';

const visit = (date: string, orderNo: string | null = 'HC-1'): VisitToDecide => ({
  ...{ subject: `${orderNo} ${date}`, orderNo, version: 0, date, time: '9:00 AM', clientId: 'HC0001' },
  ...{ name: 'Boutique Exemple', address: null, service: null, kinds: ['closed'] },
});

it('a visit to come can be kept; how one went can be said from its day on, but not of a payment link', () => {
  expect(choicesOf(visit('2025-10-10'), '2025-10-09')).toEqual(['keep']);
  expect(choicesOf(visit('2025-10-09'), '2025-10-09')).toEqual(['done', 'missed', 'keep']);
  expect(choicesOf(visit('2025-10-09', null), '2025-10-09')).toEqual(['keep']);
});

it('of a day that is over all visits took place, of another all are kept', () => {
  expect([choiceOfDay('2025-10-08', '2025-10-08'), choiceOfDay('2025-10-09', '2025-10-08')]).toEqual(['done', 'keep']);
});

it('the visits stand under their days', () => {
  const days = daysOf([visit('2025-10-08'), visit('2025-10-09'), visit('2025-10-09', 'HC-2')]);
  expect(days.map(({ date, visits }) => [date, visits.length])).toEqual([
    ['2025-10-08', 1],
    ['2025-10-09', 2],
  ]);
});
