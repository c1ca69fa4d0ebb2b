import { endLinks } from '#server/modules/checkout/operator/end-links.ts';
import { purgeCheckouts } from '#server/modules/checkout/purge.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { sendMails } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { owner } from '#tests/builders/money.ts';
import { agree } from './actions/action.ts';
import type { Model } from './model.ts';
import { passTo, type Shop, wordOnRefund } from './shop.ts';
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
  await sendMails(shop.calm);
  await purgeCheckouts(shop.calm);
}

/** What a look-up cannot tell for certain, an owner reads in the gateway's console; true when there was any. */
async function settleByHand(shop: Shop): Promise<boolean> {
  const word = await wordOnRefund(shop, 'send-again');
  if (word) await settleRefund(shop.calm, owner, word);
  return word !== null;
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
    await endLinks(calm);
    await expireProposals(calm);
    const { rows } = await sql.query(
      `select order_no from booking_contexts where next_poll_at <= $1
      union all select order_no from refunds where state <> 'done' and not by_hand and due_at <= $1 and not exists
        (select from refunds as earlier where earlier.ticket = refunds.ticket and earlier.id < refunds.id and earlier.state <> 'done')`,
      [model.now],
    );
    if (rows.length === 0) return;
  }
  agree(false, 'O6: the jobs come to an end');
}
