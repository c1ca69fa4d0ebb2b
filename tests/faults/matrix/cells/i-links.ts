import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { withdrawLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { aLinkWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner } from '#tests/builders/money.ts';
import { booked, type Cell, kill, type PlayedCell, unbookable } from '../cell.ts';
import { expectRefusals } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Shopper } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const linkLastsSeconds = 48 * 3600;

/** A link is out; who comes by it is a shopper with its token. */
async function sent(stage: Stage) {
  const { deps } = stage.program;
  const link = await sendPaymentLink(deps, owner, aLinkWish());
  if (isRefusal(link)) throw new Error(`no link: ${link.refused}`);
  // Messages are not played here: the link is out, and its reminder waits for nobody.
  await stage.sql.query(`delete from outbox where topic = 'mail.payment-link'`);
  const token = linkToken(deps.appSecret, link.id);
  return { id: link.id, comer: (name: string) => stage.shopper({ name, link: token }) };
}

async function atTheForm(shopper: Shopper): Promise<Shopper> {
  await shopper.reachForm();
  await shopper.giveName();
  return shopper;
}

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike; afterwards: 'retries' | 'gone' };

/** The program dies while the card form of a link is opened. */
const opening = ({ strike, ...cell }: Omit<Struck, 'afterwards'>): Cell => ({
  ...cell,
  leaves: booked,
  async play(stage) {
    const shopper = (await sent(stage)).comer('customer');
    await stage.strike(strike, shopper.preloadAction());
    await atTheForm(shopper);
    await shopper.pay();
    await shopper.submit();
  },
});

/** The program dies while a paid link becomes a booking. */
const submitting = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: booked,
  async play(stage) {
    const shopper = await atTheForm((await sent(stage)).comer('customer'));
    await shopper.pay();
    await stage.strike(strike, shopper.submitAction());
    if (afterwards === 'retries') await shopper.submit();
  },
});

const both = { approved: 2, refunded: 1, bookings: 1 };

/** Group I: a link that an operator sent, from its card form to the booking or the refund. */
export const linkCells: readonly Cell[] = [
  opening({
    id: 'I1-K1',
    says: 'killed before the checkout of the link is stored; opened again, it is paid and booked',
    strike: kill('before', 'commit of hold-day'),
  }),
  opening({
    id: 'I1-K2',
    says: 'killed with the ticket of the link not saved; opened again, it is paid and booked',
    strike: kill('before', 'save ticket'),
  }),
  submitting({
    id: 'I2-K1',
    says: 'killed before the booking of a paid link commits; Submit again books',
    strike: kill('before', 'commit of write-booking'),
    afterwards: 'retries',
  }),
  submitting({
    id: 'I2-K2',
    says: 'killed before the booking of a paid link commits and the customer gone; recovery books',
    strike: kill('before', 'commit of write-booking'),
    afterwards: 'gone',
  }),
  {
    id: 'I3-1',
    says: 'one link is paid in two browsers at the same moment: one booking, and the other payment goes back',
    leaves: both,
    async play(stage) {
      const { comer } = await sent(stage);
      const [one, other] = [await atTheForm(comer('one')), await atTheForm(comer('other'))];
      await Promise.all([one.pay(), other.pay()]);
      expectRefusals(await Promise.all([one.submit(), other.submit()]), { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'I3-2',
    says: 'one link is paid in two browsers and both are closed: recovery books one and gives the other back',
    leaves: both,
    async play(stage) {
      const { comer } = await sent(stage);
      const [one, other] = [await atTheForm(comer('one')), await atTheForm(comer('other'))];
      await one.pay();
      await other.pay();
      await Promise.all([one.closeTab(), other.closeTab()]);
    },
  },
  {
    id: 'I4-1',
    says: 'paid after the link has ended, while the day is free: booked',
    leaves: booked,
    async play(stage) {
      const { comer } = await sent(stage);
      stage.later(linkLastsSeconds - 60);
      const shopper = await atTheForm(comer('customer'));
      stage.later(20 * 60);
      await shopper.pay();
      await shopper.submit();
    },
  },
  {
    id: 'I4-2',
    says: 'paid after the link has ended and its day is another’s: the money goes back',
    leaves: both,
    async play(stage) {
      const { comer } = await sent(stage);
      stage.later(linkLastsSeconds - 60);
      const late = await atTheForm(comer('late'));
      stage.later(50 * 60);
      await stage.program.perform({ do: 'recover' });
      const quick = await atTheForm(stage.shopper({ name: 'quick' }));
      await quick.pay();
      await quick.submit();
      await late.pay({ at: new Date(stage.time.now.getTime() - 30 * 60_000) });
      expectRefusals([await late.submit()], { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'I5-1',
    says: 'withdrawn by the operator while the customer pays: the money goes back',
    leaves: unbookable,
    async play(stage) {
      const { id, comer } = await sent(stage);
      const shopper = await atTheForm(comer('customer'));
      await shopper.pay();
      await withdrawLink(stage.program.deps, owner, id);
      expectRefusals([await shopper.submit()], { PAID_NOT_BOOKED: 1 });
    },
  },
];
