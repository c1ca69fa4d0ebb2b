import type { Cents } from '#domain/money.ts';

/**
 * How an owner settles a refund that does not complete by itself. `happened`: the gateway made it, under a number that the
 * owner read there. `send-again`: it did not happen. `returned-elsewhere`: the money went back by transfer or cheque.
 */
export const settlements = ['happened', 'send-again', 'returned-elsewhere'] as const;
export type Settlement = (typeof settlements)[number];

type StuckRefund = {
  state: 'requested' | 'calling' | 'unknown' | 'done';
  /** It is unanswered or refused, so it waits for a person. */
  stuck: boolean;
  /** It is for a cash or transfer payment, which the gateway knows nothing about. */
  byHand?: boolean;
  /** The gateway's numbers of the payment and of its other refunds. */
  numbersTaken: readonly (string | null)[];
};

export type SettlementProblem = 'not-stuck' | 'under-way' | 'number-missing' | 'number-taken';

export function settlementProblem(
  { state, stuck, byHand, numbersTaken }: StuckRefund,
  { outcome, transactionNo }: { outcome: Settlement; transactionNo: string | null },
): SettlementProblem | null {
  if (state === 'done' || !stuck || (byHand && outcome !== 'returned-elsewhere')) return 'not-stuck';
  // The request that is being sent may still happen.
  if (outcome === 'send-again' && state === 'calling') return 'under-way';
  if (outcome !== 'happened') return null;
  if (transactionNo === null) return 'number-missing';
  return numbersTaken.includes(transactionNo) ? 'number-taken' : null;
}

/** Another refund of the same payment and amount that was sent to the gateway. */
export type EqualRefund = { amount: Cents; refundTransactionNo: string | null; settlement: Settlement | null };

/**
 * The gateway looks refunds up by payment and amount, and may show any one of several equal ones. What it shows is this
 * refund only if every other is known by its number and none was sent twice; anything else proves nothing.
 */
export const isToldApart = (shown: string, equals: readonly EqualRefund[]): boolean =>
  equals.every(
    ({ refundTransactionNo, settlement }) =>
      refundTransactionNo !== null && refundTransactionNo !== shown && settlement !== 'send-again',
  );
