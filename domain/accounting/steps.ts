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

export type SyncProgress = {
  cancelled: boolean;
  total: Cents;
  /** What a cancellation refunds. */
  credit: Cents;
  /** Provider ids of the steps that are known to be done. */
  done: Readonly<
    Partial<
      Record<
        'appointment' | 'cancelled' | 'contact' | 'invoice' | 'payment' | 'creditNote' | 'creditRefund',
        string | undefined
      >
    >
  >;
  /** Topics of its outbox rows that are not done. */
  waiting: readonly string[];
};

/** The steps that a booking takes at the accounting service, in order, and whether each is done. */
export function stepsOf({
  cancelled,
  total,
  credit,
  done,
  waiting,
}: SyncProgress): { step: SyncStep; done: boolean }[] {
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
