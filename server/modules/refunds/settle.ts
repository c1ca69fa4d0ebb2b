import { may } from '#domain/access/permissions.ts';
import type { Settlement } from '#domain/refunds/settlement.ts';
import { settlementProblem } from '#domain/refunds/settlement.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { lockRefund, numbersBeside, type Refund } from './queries.ts';
import { recordSettlement } from './record.ts';
import { callTakesMs } from './send.ts';

type Decision = { id: number; outcome: Settlement; transactionNo: string | null; reason: string };

const refusals = {
  'not-stuck': 'REFUND_NOT_STUCK',
  'under-way': 'REFUND_UNDER_WAY',
  'number-missing': 'INVALID_INPUT',
  'number-taken': 'REFUND_NUMBER_TAKEN',
} as const;

/**
 * An owner settles a refund that is stuck: it happened at the gateway, it is sent again, or the money went back another
 * way. Concurrent calls wait for the row lock; returns the refund's state.
 */
export async function settleRefund(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: Pick<Operator, 'id' | 'role'>,
  { id, outcome, transactionNo: given, reason }: Decision,
): Promise<{ state: Refund['state'] } | Refusal> {
  if (!may(owner, 'refund')) return refuse('OWNER_NEEDED');
  const transactionNo = outcome === 'happened' ? given : null;
  return transact<{ state: Refund['state'] } | Refusal>(deps.db, async (tx) => {
    const refund = await lockRefund(tx, id);
    if (!refund) return refuse('REFUND_NOT_FOUND');
    const numbersTaken = [refund.transactionNo, ...(await numbersBeside(tx, refund))];
    const problem = settlementProblem({ ...refund, numbersTaken }, { outcome, transactionNo });
    if (problem) return refuse(refusals[problem]);
    const lookUpEndsAt = new Date(deps.clock.now().getTime() + callTakesMs);
    const settled = { outcome, transactionNo, reason, by: owner.id };
    await recordSettlement({ ...deps, db: tx }, refund, { ...settled, lookUpEndsAt });
    const state = outcome === 'send-again' ? 'requested' : 'done';
    await audit(tx, deps, {
      by: owner.id,
      action: 'refund.settled',
      subject: refund.bookingId ?? refund.orderNo,
      before: { state: refund.state, failure: refund.failure },
      after: { refund: id, state, outcome, transactionNo, reason },
    });
    return { state };
  });
}
