import type { Cents } from '../money.ts';

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

export type SyncStanding = {
  cancelled: boolean;
  total: Cents;
  /** What a cancellation brings back. */
  credit: Cents;
  /** What is known to be over there, by step. */
  done: Readonly<
    Partial<
      Record<
        'appointment' | 'cancelled' | 'contact' | 'invoice' | 'payment' | 'creditNote' | 'creditRefund',
        string | undefined
      >
    >
  >;
  /** The work that is still to be done for it, by its topic. */
  waiting: readonly string[];
};

/** Each step that a booking takes at the accounting service, in their order, and whether it is known to be done. */
export function stepsOf({
  cancelled,
  total,
  credit,
  done,
  waiting,
}: SyncStanding): { step: SyncStep; done: boolean }[] {
  const steps: { step: SyncStep; done: boolean }[] = [];
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
