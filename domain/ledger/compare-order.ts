import { compareGateway } from './compare-gateway.ts';
import { comparePayments } from './compare-payments.ts';
import { compareRefunds } from './compare-refunds.ts';
import type { Difference } from './difference.ts';
import type { GatewayRecord, OrderRecords } from './records.ts';

/** All differences between the records of one order; `gateway` is null if it was not asked. */
export const compareOrder = (order: OrderRecords, gateway: GatewayRecord | null, now: Date): Difference[] => [
  ...comparePayments(order),
  ...compareRefunds(order, now),
  ...(gateway ? compareGateway(order, gateway, now) : []),
];
