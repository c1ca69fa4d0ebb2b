import { wallTime } from '#domain/calendar/zone.ts';
import { cents } from '#domain/money.ts';
import { chargeTransactionNo, gatewayZone } from './numbers.ts';
import type { RefundAsked, RefundFacts, RefundVerdict, SettledTicket } from './store.ts';

const batchCloses = { hour: 22 };

/**
 * The gateway's answer to a refund or void. A void undoes a whole payment on the same day before the batch
 * closes, once, and not after a refund. Refunds may add up to the amount paid; a repeated one is a new one.
 */
export function judgeRefund(asked: RefundAsked, at: Date, { charge, before }: RefundFacts): RefundVerdict {
  const amount = asked.amount ?? charge?.amount ?? cents(0);
  if (!charge || chargeTransactionNo(charge.serial) !== asked.transactionNo) return refusal(amount, '421');
  const given = before.filter(({ approved }) => approved);
  if (asked.method === 'void') {
    const inTime = isSameBatch(charge, at) && given.length === 0;
    return inTime ? approval(charge.amount) : refusal(charge.amount, '421');
  }
  const left = charge.amount - given.reduce((total, one) => total + one.amount, 0);
  return amount > 0 && amount <= left ? approval(amount) : refusal(amount, '476');
}

function isSameBatch({ settlement }: SettledTicket, at: Date): boolean {
  const [paid, now] = [wallTime(settlement.settledAt, gatewayZone), wallTime(at, gatewayZone)];
  return paid.date === now.date && now.hour < batchCloses.hour;
}

const approval = (amount: RefundVerdict['amount']): RefundVerdict => ({
  amount,
  approved: true,
  responseCode: '027',
  message: 'APPROVED           *                    =',
});

/** The codes that the gateway's test system returns for an invalid transaction and an invalid amount. */
const refusals = { '421': 'INVALID TRANSACTION', '476': 'INVALID AMOUNT' } as const;

const refusal = (amount: RefundVerdict['amount'], responseCode: keyof typeof refusals): RefundVerdict => ({
  amount,
  approved: false,
  responseCode,
  message: refusals[responseCode],
});
