import type { Cents } from '../money.ts';
import type { Done } from './records.ts';

export const syncSteps = [
  'appointment',
  'move',
  'appointment-cancelled',
  'customer',
  'invoice',
  'payment',
  'credit-note',
  'credit-refund',
  'partial-refund',
] as const;
export type SyncStep = (typeof syncSteps)[number];

export type SyncProgress = {
  cancelled: boolean;
  total: Cents;
  /** What a cancellation refunds. */
  credit: Cents;
  done: Readonly<Done>;
  /** Topics of its outbox rows that are not done. */
  waiting: readonly string[];
};

type Step = { step: SyncStep; done: boolean };

/** The steps that a booking takes at the accounting service, in order, and whether each is done. */
export function stepsOf({ cancelled, total, credit, done, waiting }: SyncProgress): Step[] {
  const steps: Step[] = [];
  const add = (step: SyncStep, id: string | undefined) => steps.push({ step, done: id !== undefined });
  if (cancelled) add('appointment-cancelled', done.cancelled);
  else {
    add('appointment', done.appointment);
    if (waiting.includes('accounting.move')) add('move', undefined);
  }
  if (total > 0) {
    add('customer', done.contact);
    add('invoice', done.invoice);
    add('payment', done.payment);
  }
  if (credit > 0) {
    add('credit-note', done.creditNote);
    add('credit-refund', done.creditRefund);
  }
  if (waiting.includes('accounting.refund')) add('partial-refund', undefined);
  return steps;
}
