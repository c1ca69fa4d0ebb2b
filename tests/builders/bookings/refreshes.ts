import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { markOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { owner, type staff } from '../money.ts';
import { stored } from '../self-service.ts';
import { book, cancelToken, type TestApp, totals } from '../test-app.ts';

type Order = { orderNo: string };

/** What visitors and operators do about visits and their refreshes. */
export const refreshing = (current: () => TestApp) => {
  const platinumOn = (appointmentDate = '2025-10-14') =>
    book(current(), { booking: { coatingType: 'platinum', appointmentDate }, amount: totals.platinum });
  /** By the number that a client was told, or that of their order. */
  const refreshOf = (clientId: string, appointmentDate: string) =>
    ({ coatingType: 'refresh', clientId, appointmentDate }) as const;
  const freeRefresh = ({ clientId }: { clientId: string }, date: string) =>
    book(current(), { booking: refreshOf(clientId, date), amount: '0.00' });
  const paidRefresh = ({ orderNo }: Order, date: string) =>
    book(current(), { booking: refreshOf(orderNo, date), amount: totals.refresh });
  const mark = async ({ orderNo }: Order, outcome: 'completed' | 'no-show' | 'active') => {
    const { version } = await stored(current(), orderNo);
    return markOutcome(current().deps, { orderNo, version, outcome, by: owner });
  };
  const cancel = async ({ orderNo }: Order) =>
    cancelByCustomer(current().deps, { token: await cancelToken(current(), orderNo) });
  const cancelAsOperator = async (
    { orderNo }: Order,
    refund: 'full' | 'everything' | 'none',
    by: typeof owner | typeof staff = owner,
  ) => {
    const { version } = await stored(current(), orderNo);
    return cancelByOperator(current().deps, by, { orderNo, version, refund, notify: true });
  };
  /** What goes back of an order, done or not. */
  const refunded = async ({ orderNo }: Order): Promise<number> => {
    const sum = 'select coalesce(sum(amount), 0)::int as sum from refunds where order_no = $1';
    return (await current().pool.query(sum, [orderNo])).rows[0].sum;
  };
  return { platinumOn, refreshOf, freeRefresh, paidRefresh, mark, cancel, cancelAsOperator, refunded };
};
