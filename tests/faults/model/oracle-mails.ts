import type { Quote } from '#domain/pricing/tax.ts';
import type { BookingAccount } from '#server/modules/refunds/account.ts';
import { agree } from './actions/action.ts';
import type { Facts } from './facts.ts';
import type { Accounts } from './oracle-papers.ts';
import type { Shop } from './shop.ts';
import { tally } from './tally.ts';

/** `$1,264.73` in cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, whole = '', cents]) => Number(whole.replaceAll(',', '') + cents));

/**
 * O12: every amount that a mail about a booking names stands in its account, a refund's mail names the refund with its
 * parts, and one about a cancellation says that nothing comes back only where nothing does.
 */
export function judgeMails({ outbox, bookings, refunds }: Facts, accounts: Accounts, { mail }: Shop): void {
  for (const { messageId, text, attachments } of mail.sent) {
    const row = outbox.find(({ id }) => messageId.startsWith(`outbox-${id}@`));
    if (!row) throw new Error(`nobody wrote ${messageId}`);
    const [orderNo = '', reason, partNo = ''] = row.subject.split(':');
    const booking = bookings.find(({ id, order_no }) => id === row.subject || order_no === orderNo);
    const account = booking && accounts.get(booking.order_no);
    if (!account) continue;
    tally.mails += 1;
    const files = attachments.map(({ filename }) => filename);
    const lacks = files.some((name) => !files.includes(name.replace(/^invoice-/, 'facture-')));
    agree(!lacks, `O12: an English paper of ${booking.order_no} has its French copy beside it`);
    const named = amountsIn(text);
    const known = amountsOf(account);
    const strange = named.filter((amount) => !known.has(amount));
    agree(strange.length === 0, `O12: the ${row.topic} of ${booking.order_no} names ${strange}, which no paper does`);
    if (row.topic !== 'mail.refund') continue;
    const refund = refunds.find((one) => one.order_no === orderNo && one.reason === reason && one.part_no === partNo);
    const credit = account.credits.find((one) => one.refund.reason === reason && one.refund.partNo === partNo);
    const { base = -1, gst = -1, qst = -1, total = -1 } = credit?.amount ?? {};
    const isWhole = refund?.amount === total && [base, gst, qst, total].every((part) => named.includes(part));
    agree(isWhole, `O12: the mail of a refund of ${orderNo} names it and its parts`);
  }
}

/** What the account says now, and said after each of its credits. */
function amountsOf({ lines, credits, charged, credited, owed, kept, price }: BookingAccount): Set<number> {
  const known = new Set<number>();
  const add = ({ base, gst, qst, total }: Quote) => {
    for (const amount of [base, gst, qst, total]) known.add(amount);
  };
  for (const quote of [charged, credited, owed, kept, price, ...lines.map(({ amount }) => amount)]) add(quote);
  for (const line of lines) if (line.kind === 'supplement') add(line.difference);
  for (const { correction } of credits) if (correction) add(correction);
  let back = 0;
  for (const { amount } of credits) {
    back += amount.total;
    known.add(back);
    known.add(charged.total - back);
  }
  return known;
}
