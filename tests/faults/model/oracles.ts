import { once } from 'node:events';
import { agree } from './actions/action.ts';
import { type Facts, readFacts } from './facts.ts';
import { checkInvariants } from './invariants.ts';
import type { Model } from './model.ts';
import { judgeAnswers, judgePeople } from './oracle-people.ts';
import { judgeWork } from './oracle-work.ts';
import type { Shop } from './shop.ts';

/** Every oracle when all is quiet: the gateway's own books, the tables, and what people were promised and told. */
export async function judge(model: Model, shop: Shop): Promise<void> {
  await checkInvariants(model, shop);
  const facts = await readFacts(shop);
  judgeMoney(facts);
  judgeDays(facts);
  judgeFreeRefresh(facts);
  await judgeRest(facts, shop);
  judgeWork(facts);
  judgePeople(model, facts);
  await judgeAnswers(model, shop, facts);
}

const sum = (of: readonly { amount: number }[]): number => of.reduce((total, { amount }) => total + amount, 0);

const sortedOf = (of: readonly { amount: number }[]): string =>
  of
    .map(({ amount }) => amount)
    .sort()
    .join();

function judgeMoney({ charges, returns, bookings, receipts, refunds }: Facts): void {
  const keeps = bookings.filter(({ payment_method, status, refund_status }) => {
    return payment_method === 'card' && (status === 'active' || refund_status === 'not-eligible');
  });
  const partsOf = (ticket: string | null) => refunds.filter((one) => one.ticket === ticket && one.reason === 'partial');
  const kept = keeps.reduce((total, one) => total + one.total - sum(partsOf(one.payment_ticket)), 0);
  agree(sum(charges) - sum(returns) === kept, 'O1: the money that stays is that of the bookings that keep it');
  for (const { ticket, orderNo, amount, transactionNo } of charges) {
    const back = returns.filter((one) => one.transactionNo === transactionNo);
    const isKept = keeps.some(({ payment_ticket }) => payment_ticket === ticket);
    const parts = partsOf(ticket);
    const rest = amount - sum(parts);
    const amounts = [...parts.map((one) => one.amount), ...(isKept || rest === 0 ? [] : [rest])];
    agree(sortedOf(back) === amounts.sort().join(), `O1, O4: ${orderNo} is booked, or given back once, and whole`);
    const records = receipts.filter((one) => one.ticket === ticket && one.amount === amount);
    agree(records.length === 1, `O2: the payment of ${orderNo} is on record once`);
    const wanted = refunds.filter((one) => one.ticket === ticket);
    agree(wanted.length === back.length, `O4: the money of ${orderNo} is wanted back as often as it went back`);
  }
  agree(receipts.length === charges.length, 'O2: only payments are on record');
}

function judgeDays({ bookings, claims }: Facts): void {
  const active = bookings.filter(({ status }) => status === 'active').map(({ id, date }) => `${id} ${date}`);
  const taken = claims.filter(({ booking_id }) => booking_id !== null);
  const takenFor = taken.map(({ booking_id, date }) => `${booking_id} ${date}`);
  agree(
    active.sort().join() === takenFor.sort().join(),
    'O3: each active booking has its day, and nobody else has one',
  );
  const held = claims.filter(({ booking_id, isHeld }) => booking_id === null && isHeld);
  agree(held.length === 0, 'O3: no day is kept for a checkout that is over');
}

function judgeFreeRefresh({ bookings }: Facts): void {
  const taken = bookings.filter(({ payment_method, status, refund_status }) => {
    return payment_method === 'none' && (status === 'active' || refund_status === 'not-eligible');
  });
  const isUsed = bookings.some(({ vip_refresh_used }) => vip_refresh_used);
  agree(taken.length <= 1, 'a platinum client has one free refresh');
  agree(
    taken.length === (isUsed ? 1 : 0),
    'the free refresh is used when it was taken, and is back when it was given up',
  );
}

async function judgeRest({ contexts, refunds }: Facts, { sql }: Shop): Promise<void> {
  const open = contexts.filter(({ state, next_poll_at }) => state === 'open' || next_poll_at !== null);
  agree(open.length === 0, `O6: no checkout is open: ${JSON.stringify(open)}`);
  agree(
    refunds.every(({ state }) => state === 'done'),
    'O6: every refund is done',
  );
  agree(await isIdle(sql), 'O6: every connection is given back');
}

/** What was asked at the same time as something that was struck may still be on its way. */
async function isIdle(sql: Shop['sql']): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  while (sql.totalCount !== sql.idleCount && !signal.aborted) await once(sql, 'release', { signal }).catch(() => {});
  return !signal.aborted;
}

const patienceMs = 10_000;
