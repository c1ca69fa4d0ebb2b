import { purgeCheckouts } from '#server/modules/checkout/purge.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { agree } from './actions/action.ts';
import type { Model } from './model.ts';
import { passTo, type Shop } from './shop.ts';
import { hour } from './world.ts';

const mostRounds = 10;

/** Faults are over. Two hours later everything that money hangs on is decided, and a day later nothing is due at all. */
export async function heal(model: Model, shop: Shop): Promise<void> {
  const { gateway, interposer, sql } = shop;
  gateway.order(null);
  interposer.strike(null);
  model.story.push('everything is well again');
  await settle(model, shop, 1);
  await settle(model, shop, 1); // a refund that was refused waits an hour at most
  while (await settleByHand(shop)) await settle(model, shop, 1);
  const { rows: open } = await sql.query(`select order_no from booking_contexts where state = 'open'
    union all select order_no from refunds where state <> 'done'`);
  agree(open.length === 0, 'O6: two hours later no checkout and no refund is open');
  await settle(model, shop, 25);
  await purgeCheckouts(shop.calm);
}

/** What a look-up cannot tell for certain, an owner reads in the gateway's console; true when there was any. */
async function settleByHand({ calm, gateway, sql }: Shop): Promise<boolean> {
  const { rows } = await sql.query<{ id: number; order: string; amount: number; known: (string | null)[] }>(
    `select id::int, gateway_order_no as order, amount,
       array(select refund_transaction_no from refunds as beside where beside.ticket = refunds.ticket) as known
     from refunds where state = 'unknown'`,
  );
  for (const { id, order, amount, known } of rows) {
    const made = gateway.returns.find(
      ({ result, ...one }) =>
        one.orderNo === order &&
        one.amount === amount &&
        'transactionNo' in result &&
        !known.includes(result.transactionNo),
    );
    const transactionNo = made && 'transactionNo' in made.result ? made.result.transactionNo : null;
    const outcome = transactionNo === null ? 'send-again' : 'happened';
    await settleRefund(
      calm,
      { id: 'the-owner', role: 'owner' },
      { id, outcome, transactionNo, reason: 'Looked it up.' },
    );
  }
  return rows.length > 0;
}

/** Nothing personal of a checkout is kept when it is over for a day. */
export async function forget(model: Model, shop: Shop): Promise<void> {
  await settle(model, shop, 25);
  await purgeCheckouts(shop.calm);
  const { rows } = await shop.sql.query('select order_no from booking_contexts');
  agree(rows.length === 0, 'a day after its end a checkout is forgotten');
}

/** The jobs run at a later hour until nothing is due then; a refund waits for the earlier ones of its payment. */
async function settle(model: Model, shop: Shop, hours: number): Promise<void> {
  const { calm, sql } = shop;
  await passTo(model, shop, new Date(model.now.getTime() + hours * hour));
  for (let round = 0; round < mostRounds; round++) {
    await recoverCheckouts(calm);
    await sendRefunds(calm);
    const { rows } = await sql.query(
      `select order_no from booking_contexts where next_poll_at <= $1
      union all select order_no from refunds where state <> 'done' and due_at <= $1 and not exists
        (select from refunds as earlier where earlier.ticket = refunds.ticket and earlier.id < refunds.id and earlier.state <> 'done')`,
      [model.now],
    );
    if (rows.length === 0) return;
  }
  agree(false, 'O6: the jobs come to an end');
}
