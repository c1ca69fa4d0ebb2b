import { expect, it } from 'vitest';
import { cents } from '../money.ts';
import { type SyncProgress, stepsOf } from './steps.ts';

const standing = (more: Partial<SyncProgress> = {}): SyncProgress => ({
  cancelled: false,
  total: cents(208_680),
  credit: cents(0),
  done: {},
  waiting: ['accounting.booking'],
  ...more,
});
const told = (more: Partial<SyncProgress>) =>
  stepsOf(standing(more)).map(({ step, done }) => `${done ? 'has' : 'lacks'} ${step}`);

it('a booking takes an appointment, a customer, an invoice and a payment, and says which are there', () => {
  expect(told({})).toEqual(['lacks appointment', 'lacks customer', 'lacks invoice', 'lacks payment']);
  expect(told({ done: { appointment: '1', contact: '2' } })).toEqual([
    'has appointment',
    'has customer',
    'lacks invoice',
    'lacks payment',
  ]);
});

it('a visit for nothing takes an appointment alone', () => {
  expect(told({ total: cents(0) })).toEqual(['lacks appointment']);
});

it('a move that waits is a step of its own', () => {
  expect(told({ total: cents(0), done: { appointment: '1' }, waiting: ['accounting.move'] })).toEqual([
    'has appointment',
    'lacks move',
  ]);
});

it('a cancellation that brings money back takes a credit note and its refund', () => {
  const done = { appointment: '1', cancelled: '1', contact: '2', invoice: '3', payment: '4', creditNote: '5' };
  expect(told({ cancelled: true, credit: cents(208_680), done, waiting: ['accounting.cancellation'] })).toEqual([
    'has appointment-cancelled',
    'has customer',
    'has invoice',
    'has payment',
    'has credit-note',
    'lacks credit-refund',
  ]);
});

it('a part that was given back is a step of its own', () => {
  expect(told({ total: cents(0), waiting: ['accounting.refund'] })).toContain('lacks partial-refund');
});
