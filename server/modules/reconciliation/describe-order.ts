import { schedule } from '#business/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import { lineOf } from '#domain/ledger/difference.ts';
import { moneyOfOrder } from '#domain/ledger/money-of-order.ts';
import type { GatewayRecord, OrderRecords } from '#domain/ledger/records.ts';
import { toDecimal } from '#domain/money.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type LedgerLine, ledgerOf, recordsOf } from './queries/ledger.ts';

export async function describeOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'gatewayBooks'>,
  orderNo: string,
): Promise<string[] | null> {
  const { order, ledger } = await atOneMoment(deps.db, async (tx) => {
    const [order] = await recordsOf(tx, [orderNo]);
    return { order, ledger: await ledgerOf(tx, orderNo) };
  });
  if (!order) return null;
  const gateway = (await deps.gatewayBooks.recordsOf([order], { since: null })).get(orderNo) ?? null;
  if (!order.booking && ledger.length === 0 && !gateway?.charges.length && !gateway?.returns.length) return null;
  const { charged, refunded, state } = moneyOfOrder(order.events);
  return [
    `${orderNo}: charged ${toDecimal(charged)}, refunded ${toDecimal(refunded)}, ${state}`,
    ...ledger.map(ledgerLine),
    ...recordLines(order),
    ...(gateway ? gatewayLines(gateway) : []),
    ...compareOrder(order, gateway, deps.clock.now()).map(lineOf),
  ];
}

/** Time (in business time), event, amount and answer. */
function ledgerLine({ createdAt, eventType, amount, failureReason, rawPayload }: LedgerLine): string {
  const { date, ...clock } = wallTime(createdAt, schedule.timeZone);
  const time = [clock.hour, clock.minute, clock.second].map((part) => String(part).padStart(2, '0')).join(':');
  const money = amount === null ? '' : toDecimal(amount);
  const answer = [failureReason, answerIn(rawPayload)].filter(Boolean).join(', ');
  return `${date} ${time}  ${eventType.padEnd(18)} ${money.padStart(10)}  ${answer}`.trimEnd();
}

function recordLines({ booking, checkout, receipts, refunds }: OrderRecords): string[] {
  const lines: string[] = [];
  if (checkout) lines.push(`checkout: ${checkout.state}`);
  if (booking) {
    const { id, total, status, paymentStatus, refundStatus } = booking;
    lines.push(
      `booking ${id}: ${toDecimal(total)}, ${[status, paymentStatus, refundStatus].filter(Boolean).join(', ')}`,
    );
  }
  for (const { transactionNo, amount } of receipts) lines.push(`receipt ${transactionNo}: ${toDecimal(amount)}`);
  for (const { transactionNo, amount, reason, method, state, settlement } of refunds) {
    const how = [reason, method, state, settlement].filter(Boolean).join(', ');
    lines.push(`refund of ${transactionNo}: ${toDecimal(amount)}, ${how}`);
  }
  return lines;
}

const gatewayLines = ({ charges, returns, silent }: GatewayRecord): string[] => [
  ...charges.map(({ transactionNo, amount }) => `gateway: ${transactionNo} charged ${toDecimal(amount)}`),
  ...returns.map(({ transactionNo, amount }) => `gateway: ${transactionNo} gave back ${toDecimal(amount)}`),
  ...silent.map((number) => `gateway: no answer about ${number}`),
];

/** Labels for the fields that an operator needs, by their names in both of the gateway's APIs. */
const labels: ReadonlyMap<string, string> = new Map([
  ['response_code', 'code'],
  ['ResponseCode', 'code'],
  ['message', 'message'],
  ['Message', 'message'],
  ['approval_code', 'approval'],
  ['AuthCode', 'approval'],
  ['transaction_no', 'transaction'],
  ['TransID', 'transaction'],
  ['txn_number', 'transaction'],
]);

function answerIn(raw: unknown): string {
  const values = new Map<string, string>();
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const label = labels.get(key);
      if (label && typeof item === 'string' && item !== 'null' && !values.has(label)) values.set(label, item);
      else read(item);
    }
  };
  read(raw);
  return [...new Set(labels.values())]
    .flatMap((label) => (values.has(label) ? `${label} ${values.get(label)?.replaceAll(/\s+/g, ' ').trim()}` : []))
    .join(', ');
}
