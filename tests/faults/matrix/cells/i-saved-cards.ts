import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { aLinkWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner } from '#tests/builders/money.ts';
import { type Cell, cut, kill, type PlayedCell } from '../cell.ts';
import type { Strike } from '../interposer.ts';
import { anotherDay, type Shopper } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const two = { approved: 2, refunded: 0, bookings: 2 };

const keptCards = async ({ sql }: Stage): Promise<number> =>
  (await sql.query<{ count: number }>('select count(*)::int as count from saved_cards')).rows[0]?.count ?? 0;

async function expectKept(stage: Stage, wanted: number): Promise<void> {
  const found = await keptCards(stage);
  if (found !== wanted) throw new Error(`${found} cards are kept, not ${wanted}`);
}

/** Somebody books and ticks the box. */
async function keeps(stage: Stage): Promise<Shopper> {
  const shopper = stage.shopper({ name: 'first', date: anotherDay });
  await shopper.reachForm();
  await shopper.giveName();
  await shopper.keepCard();
  await shopper.pay();
  return shopper;
}

/** The same client comes by a payment link some time later. */
async function comesAgain(stage: Stage): Promise<Shopper> {
  const { deps } = stage.program;
  const link = await sendPaymentLink(deps, owner, aLinkWish());
  if (isRefusal(link)) throw new Error(`no link: ${link.refused}`);
  await stage.sql.query(`delete from outbox where topic = 'mail.payment-link'`);
  return stage.shopper({ name: 'again', link: linkToken(deps.appSecret, link.id) });
}

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike };

/** The program is struck while the payment whose card is kept becomes a booking. */
const keeping = ({ strike, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: { approved: 1, refunded: 0, bookings: 1 },
  async play(stage) {
    const shopper = await keeps(stage);
    await stage.strike(strike, shopper.submitAction());
    await shopper.submit();
    await expectKept(stage, 1);
  },
});

/** The program is struck while the card that is offered pays. */
const pressing = ({ strike, at, ...cell }: Struck & { at: 'form' | 'submit' }): Cell => ({
  ...cell,
  leaves: two,
  async play(stage) {
    await (await keeps(stage)).submit();
    const shopper = await comesAgain(stage);
    if (at === 'form') await stage.strike(strike, shopper.preloadAction());
    await shopper.reachForm();
    await shopper.giveName();
    await shopper.pressSavedCard();
    if (at === 'submit') await stage.strike(strike, shopper.submitAction());
    await shopper.submit();
    await expectKept(stage, 1);
  },
});

/** The program is struck while the card is forgotten. */
const forgetting = ({ strike, left, ...cell }: Struck & { left: 0 | 1 }): Cell => ({
  ...cell,
  leaves: { approved: 1, refunded: 0, bookings: 1 },
  async play(stage) {
    const shopper = await keeps(stage);
    await shopper.submit();
    const forget = await shopper.forgetCardAction();
    await stage.strike(strike, forget);
    await expectKept(stage, left);
    await stage.program.perform(forget);
    await expectKept(stage, 0);
  },
});

/** Group I, the card that a client keeps: kept, pressed in the form of a link, forgotten. */
export const savedCardCells: readonly Cell[] = [
  keeping({
    id: 'I9-K1',
    says: 'killed before the booking whose card is kept commits; Submit again books and keeps it, once',
    strike: kill('before', 'commit of write-booking'),
  }),
  pressing({
    id: 'I10-K1',
    says: 'killed with the ticket that offers a saved card not saved; opened again, it is pressed, paid once and booked',
    strike: kill('before', 'save ticket'),
    at: 'form',
  }),
  pressing({
    id: 'I10-K2',
    says: 'killed before the booking that a saved card paid commits; Submit again books, and it was charged once',
    strike: kill('before', 'commit of write-booking'),
    at: 'submit',
  }),
  {
    id: 'I10-1',
    says: 'paid with a saved card and the browser closed: recovery books',
    leaves: two,
    async play(stage) {
      await (await keeps(stage)).submit();
      const shopper = await comesAgain(stage);
      await shopper.reachForm();
      await shopper.giveName();
      await shopper.pressSavedCard();
      await shopper.closeTab();
    },
  },
  {
    id: 'I10-2',
    says: 'the gateway does not know the saved card any more: an ordinary form, another card, booked, and it is forgotten',
    leaves: two,
    async play(stage) {
      await (await keeps(stage)).submit();
      await stage.sql.query(`update saved_cards set store = 'qa:another'`);
      const shopper = await comesAgain(stage);
      await shopper.reachForm();
      await shopper.giveName();
      await shopper.pay();
      await shopper.submit();
      await expectKept(stage, 0);
    },
  },
  forgetting({
    id: 'I11-K1',
    says: 'killed before the card is forgotten: it is still kept, and the next press forgets it',
    strike: kill('before', 'commit of forget-card'),
    left: 1,
  }),
  forgetting({
    id: 'I11-D1',
    says: 'the connection is cut at the commit of forgetting, which arrived: it is gone, and a second press is quiet',
    strike: cut('after', 'commit of forget-card'),
    left: 0,
  }),
];
