import { once } from 'node:events';
import { agree } from './actions/action.ts';
import { type Facts, readFacts } from './facts.ts';
import { checkInvariants } from './invariants.ts';
import type { Model } from './model.ts';
import { judgeMails } from './oracle-mails.ts';
import { judgePapers, readAccounts } from './oracle-papers.ts';
import { judgeAnswers, judgePeople } from './oracle-people.ts';
import { judgeWork } from './oracle-work.ts';
import type { Shop } from './shop.ts';
import { dayOf } from './world.ts';

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
  const accounts = await readAccounts(facts, shop);
  await judgePapers(facts, accounts, shop);
  judgeMails(facts, accounts, shop);
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
    return payment_method === 'card' && (status !== 'cancelled' || refund_status === 'not-eligible');
  });
  const partsOf = (ticket: string | null) => refunds.filter((one) => one.ticket === ticket && one.reason === 'partial');
  const elsewhere = refunds.filter(
    (one) => one.settlement === 'returned-elsewhere' && charges.some(({ ticket }) => ticket === one.ticket),
  );
  const kept = keeps.reduce((total, one) => total + one.total - sum(partsOf(one.payment_ticket)), 0);
  const gone = sum(returns) + sum(elsewhere);
  const heldBack = bookings.reduce((total, { withheld }) => total + (withheld ?? 0), 0);
  agree(sum(charges) - gone === kept + heldBack, 'O1: the money that stays is that of the bookings that keep it');
  for (const { ticket, orderNo, amount, transactionNo } of charges) {
    const atGateway = returns.filter((one) => one.transactionNo === transactionNo);
    const back = [...atGateway, ...elsewhere.filter((one) => one.ticket === ticket)];
    const isKept = keeps.some(({ payment_ticket }) => payment_ticket === ticket);
    const parts = partsOf(ticket);
    const { withheld = 0 } = bookings.find(({ payment_ticket }) => payment_ticket === ticket) ?? {};
    const rest = amount - sum(parts) - (withheld ?? 0);
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
  const active = bookings.filter(({ status }) => status !== 'cancelled').map(({ id, date }) => `${id} ${date}`);
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
  const free = bookings.filter(({ payment_method }) => payment_method === 'none');
  for (const [earlier, refreshes] of Map.groupBy(free, ({ refresh_of }) => refresh_of)) {
    const of = bookings.find(({ id }) => id === earlier);
    const taken = refreshes.filter(({ status, refund_status }) => {
      return status !== 'cancelled' || refund_status === 'not-eligible';
    });
    agree(taken.length <= 1, 'a platinum client has one free refresh');
    if (of?.status === 'cancelled') continue;
    const isUsed = of?.vip_refresh_used ?? false;
    const says = 'the free refresh is used when it was taken, and is back when it was given up';
    agree(taken.length === (isUsed ? 1 : 0), says);
  }
  for (const { order_no, refresh_of, status, date } of bookings) {
    const earlier = bookings.find(({ id }) => id === refresh_of);
    if (!earlier || status === 'cancelled') continue;
    const begins = dayOf(date)?.begins;
    const wasAhead = earlier.cancelled_at !== null && begins !== undefined && begins > earlier.cancelled_at;
    agree(!wasAhead, `${order_no} went with the visit that it refreshes`);
    agree(earlier.status !== 'active' || earlier.date < date, `${order_no} is after the visit that it refreshes`);
  }
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
