import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { openCharge } from '#server/modules/checkout/charge/open.ts';
import { anOrderNo, aVisitor } from '#tests/builders/test-app.ts';
import { booked, type Cell, cut, exception, kill, type Leaves, type PlayedCell, reach } from '../cell.ts';
import { expectRefusals } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Action } from '../program-under-test.ts';
import type { Stage } from '../stage.ts';

const id = '00000000-0000-4000-8000-000000000001';
const paying = 'commit of pay-charge';

/** A booking was made, and an extra is asked for on it by link. */
async function asked(stage: Stage) {
  const shopper = await reach(stage, 'booked');
  await stage.program.perform({ do: 'charge an extra', orderNo: shopper.orderNo, version: 0, id, way: 'link' });
  // Messages are not played here.
  await stage.sql.query(`delete from outbox where topic = 'mail.charge'`);
  return shopper;
}

/** Somebody is at the card form of its link. */
async function atTheForm(stage: Stage, name: string) {
  const { deps } = stage.program;
  const [orderNo, visitor] = [anOrderNo(), aVisitor(name)];
  const opened = await openCharge(deps, visitor, { token: linkToken(deps.appSecret, id), orderNo, amount: '114.98' });
  if (isRefusal(opened) || opened.ticket === null) throw new Error(`no card form: ${JSON.stringify(opened)}`);
  const { ticket } = opened;
  const submitAction: Action = { do: 'submit the charge', visitor, orderNo, ticket };
  return {
    submitAction,
    pay: () => stage.pay(ticket, { cardNumber: '4242424242424242' }),
    submit: () => stage.program.perform(submitAction),
  };
}

const both: Leaves = { approved: 2, refunded: 0, bookings: 1 };
const oneBack: Leaves = { approved: 2, refunded: 1, bookings: 1 };

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike; afterwards: 'retries' | 'gone' };

/** The program fails while a paid charge is added to its booking. */
const submitting = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: both,
  async play(stage) {
    await asked(stage);
    const form = await atTheForm(stage, 'customer');
    await form.pay();
    await stage.strike(strike, form.submitAction);
    if (afterwards === 'retries') await form.submit();
  },
});

const receiving = (orderNo: string): Action => ({ do: 'receive the charge', orderNo, version: 1, id });

/** Group M: what is charged on a booking after its sale. */
export const chargeCells: readonly Cell[] = [
  submitting({
    id: 'M1-K1',
    says: 'killed before the payment of a charge commits; asked again, it is added to the booking',
    strike: kill('before', paying),
    afterwards: 'retries',
  }),
  submitting({
    id: 'M1-K2',
    says: 'killed before the payment of a charge commits and the customer gone; recovery adds it',
    strike: kill('before', paying),
    afterwards: 'gone',
  }),
  submitting({
    id: 'M1-K3',
    says: 'killed after the payment of a charge commits; asked again, the answer is the same and nothing is added twice',
    strike: kill('after', paying),
    afterwards: 'retries',
  }),
  submitting({
    id: 'M1-D1',
    says: 'the COMMIT of a charge arrives and its answer does not; asked again, nothing is added twice',
    strike: cut('after', paying),
    afterwards: 'retries',
  }),
  submitting({
    id: 'M1-X1',
    says: 'an exception with the charge paid and the booking not told takes both back; recovery adds it',
    strike: exception('after', 'update booking_charges'),
    afterwards: 'gone',
  }),
  {
    id: 'M2-1',
    says: 'one charge is paid in two browsers at the same moment: one is added, and the other payment goes back',
    leaves: { approved: 3, refunded: 1, bookings: 1 },
    async play(stage) {
      await asked(stage);
      const [one, other] = [await atTheForm(stage, 'one'), await atTheForm(stage, 'other')];
      await Promise.all([one.pay(), other.pay()]);
      expectRefusals(await Promise.all([one.submit(), other.submit()]), { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'M3-1',
    says: 'withdrawn by the operator while the customer pays: the money goes back and the booking stays',
    leaves: oneBack,
    async play(stage) {
      const { orderNo } = await asked(stage);
      const form = await atTheForm(stage, 'customer');
      await form.pay();
      await stage.program.perform({ do: 'withdraw the charge', orderNo, version: 1, id });
      expectRefusals([await form.submit()], { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'M3-2',
    says: 'the booking is cancelled while its charge is paid: both payments go back, once each',
    leaves: { approved: 2, refunded: 2, bookings: 0, cancelled: 1 },
    async play(stage) {
      const shopper = await asked(stage);
      const form = await atTheForm(stage, 'customer');
      await form.pay();
      await shopper.cancel();
      expectRefusals([await form.submit()], { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'M4-K1',
    says: 'killed before cash for a charge is recorded; tried again, it is, once',
    leaves: booked,
    async play(stage) {
      const { orderNo } = await asked(stage);
      await stage.strike(kill('before', 'commit of change-as-operator'), receiving(orderNo));
      await stage.program.perform(receiving(orderNo));
      expectRefusals([await stage.program.perform(receiving(orderNo))], { BOOKING_CHANGED: 1 });
    },
  },
  {
    id: 'M5-K1',
    says: 'killed with the refunds of a cancelled booking and of its charge half sent: both are back, once each',
    leaves: { approved: 2, refunded: 2, bookings: 0, cancelled: 1 },
    async play(stage) {
      const shopper = await asked(stage);
      const form = await atTheForm(stage, 'customer');
      await form.pay();
      await form.submit();
      await shopper.cancel();
      await stage.strike(kill('before', 'commit of record-refund'), { do: 'refund' });
    },
  },
];
