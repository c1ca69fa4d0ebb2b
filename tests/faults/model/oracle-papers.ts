import { papersOf } from '#domain/documents/listed.ts';
import { minusQuote, noQuote, plusQuote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { issuedPaper } from '#server/modules/documents/issue.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { agree } from './actions/action.ts';
import type { Facts } from './facts.ts';
import type { Shop } from './shop.ts';

export type Accounts = ReadonlyMap<string, BookingAccount>;

/** The account of each booking by its order number: every paper, mail and page takes its amounts from there. */
export async function readAccounts({ bookings }: Facts, { calm }: Shop): Promise<Accounts> {
  const accounts = new Map<string, BookingAccount>();
  for (const { order_no } of bookings) {
    const booking = await findBookingByOrder(calm.db, order_no);
    if (booking) accounts.set(order_no, await accountOfBooking(calm.db, booking));
  }
  return accounts;
}

/** O11: what papers credit is what the gateway gave back, in parts that add up to the cent; nothing is credited twice. */
export async function judgePapers(facts: Facts, accounts: Accounts, shop: Shop): Promise<void> {
  for (const [orderNo, account] of accounts) {
    judgeAccount(orderNo, account);
    judgeGateway(facts, orderNo, account);
    await judgeIssued(shop, orderNo, account);
  }
}

/** An account that is settled: its sums, the numbers of its papers, and the parts of each. */
export function judgeAccount(orderNo: string, account: BookingAccount): void {
  judgeSums(orderNo, account);
  judgeNumbers(orderNo, account);
  judgeParts(orderNo, account);
}

const isWhole = ({ base, gst, qst, total }: Quote): boolean =>
  Math.min(base, gst, qst) >= 0 && base + gst + qst === total;

const isSame = (one: Quote, other: Quote): boolean =>
  isWhole(one) && minusQuote(one, other).total === 0 && same(one, other);
const same = (one: Quote, other: Quote): boolean =>
  one.base === other.base && one.gst === other.gst && one.qst === other.qst;

function judgeSums(orderNo: string, { charged, credited, owed, kept, lines }: BookingAccount): void {
  for (const amount of [charged, credited, owed, kept, ...lines.map((line) => line.amount)])
    agree(isWhole(amount), `O11: every amount of ${orderNo} is the sum of its parts, none below zero`);
  let left = noQuote;
  for (const { kind, amount } of lines) left = kind === 'credit' ? minusQuote(left, amount) : plusQuote(left, amount);
  const isFree = charged.total === 0;
  agree(isFree || isSame(left, kept), `O11: what ${orderNo} keeps is its invoices less its credits, part by part`);
  agree(owed.total === 0, `O11: nothing of ${orderNo} is owed any more`);
}

function judgeNumbers(orderNo: string, { lines }: BookingAccount): void {
  const [sale] = lines;
  agree(sale?.kind === 'sale' && sale.number === orderNo, `O11: the invoice of ${orderNo} comes first`);
  for (const [kind, letter] of [
    ['credit', 'C'],
    ['supplement', 'S'],
  ] as const) {
    const numbers = lines.filter((line) => line.kind === kind).map(({ number }) => number);
    const expected = numbers.map((_, index) => `${orderNo}-${letter}${index + 1}`);
    agree(numbers.sort().join() === expected.sort().join(), `O11: each ${kind} of ${orderNo} has a number of its own`);
  }
}

/** A correction credits the difference of the two printed prices; anything else its share of each tax, to a cent or two. */
function judgeParts(orderNo: string, { charged, credits }: BookingAccount): void {
  let [price, kept, isPlain] = [charged, charged, true];
  for (const { amount, correction } of credits) {
    if (correction) {
      const since = { base: correction.base, gst: correction.gst, qst: correction.qst, total: correction.total };
      const says = `O11: a correction of ${orderNo} credits the difference of its two prices`;
      agree(!isPlain || isSame(amount, minusQuote(price, since)), says);
      price = since;
    } else {
      const off = Math.abs(amount.gst - (amount.total * kept.gst) / Math.max(1, kept.total));
      agree(off <= 2, `O11: a credit of ${orderNo} has its share of the tax`);
      isPlain = false;
    }
    kept = minusQuote(kept, amount);
  }
}

/** Each paper, as it was issued to whoever asked first, says what the account says of it now. */
async function judgeIssued({ calm }: Shop, orderNo: string, account: BookingAccount): Promise<void> {
  const booking = await findBookingByOrder(calm.db, orderNo);
  if (!booking) return;
  for (const { number, kind } of papersOf(account)) {
    const paper = await issuedPaper(calm, booking, number);
    const line = account.lines.find((one) => one.number === number);
    const says = paper?.kind === 'supplement' ? (paper.charged?.amount ?? noQuote) : paper?.amount;
    const isRight = paper?.number === number && paper.kind === kind && says && line && isSame(says, line.amount);
    agree(Boolean(isRight), `O11: ${number} says what the account does`);
  }
}

function judgeGateway({ bookings, returns, refunds, charges }: Facts, orderNo: string, { credited }: BookingAccount) {
  const booking = bookings.find(({ order_no }) => order_no === orderNo);
  const charge = charges.find(({ ticket }) => ticket === booking?.payment_ticket);
  const atGateway = returns.filter((one) => one.transactionNo === charge?.transactionNo);
  const elsewhere = refunds.filter((one) => one.booking_id === booking?.id && one.settlement === 'returned-elsewhere');
  const back = [...atGateway, ...elsewhere].reduce((sum, { amount }) => sum + amount, 0);
  agree(credited.total === back, `O11: the credits of ${orderNo} are what went back: ${credited.total} and ${back}`);
}
