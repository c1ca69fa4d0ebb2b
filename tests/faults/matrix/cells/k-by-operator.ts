import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { booked, type Cell, cut, exception, kill, type Leaves, type PlayedCell } from '../cell.ts';
import { expectOneAnswer, expectRefusals } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Action } from '../program-under-test.ts';
import type { Stage } from '../stage.ts';

/** No card has to do with it. */
const sold: Leaves = { approved: 0, refunded: 0, bookings: 1 };
const nothing: Leaves = { ...sold, bookings: 0 };
const ended: Leaves = { ...nothing, cancelled: 1, alerts: ['refund-by-hand'] };

const booking = 'commit of change-as-operator';

const inCash = (): Action => ({ do: 'book as operator', wish: anOperatorWish() });
const givenAway = (): Action => ({
  do: 'book as operator',
  wish: anOperatorWish({ way: 'free', own: { base: cents(0), reason: 'A neighbour.' }, total: cents(0) }),
});

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & {
  strike: Strike;
  afterwards: 'retries' | 'gone';
  action?: Action;
  leaves?: Leaves;
};

/** The program dies while the operator books; pressed again, the same form gives the same booking. */
const selling = ({ strike, afterwards, action = inCash(), ...cell }: Struck): Cell => ({
  leaves: sold,
  ...cell,
  async play(stage) {
    await stage.strike(strike, action);
    if (afterwards === 'retries') expectOneAnswer([await stage.program.perform(action)]);
  },
});

/** A booking that was paid in cash is cancelled; its money is given back by a person. */
async function cancelledInCash(stage: Stage): Promise<Action> {
  const made = await stage.program.perform(inCash());
  if (isRefusal(made) || !('orderNo' in made)) throw new Error(`not booked: ${JSON.stringify(made)}`);
  const orderNo = String(made.orderNo);
  await stage.program.perform({ do: 'cancel as operator', orderNo, version: 0, refund: 'full' });
  const { rows } = await stage.sql.query<{ id: number }>('select id::int from refunds');
  return { do: 'settle refund', id: rows[0]?.id ?? 0, outcome: 'returned-elsewhere', transactionNo: null };
}

const givingBack = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: ended,
  async play(stage) {
    const settle = await cancelledInCash(stage);
    await stage.strike(strike, settle);
    if (afterwards === 'retries') await stage.program.perform(settle);
  },
});

/** Group K: what an operator books for somebody, paid in cash or by transfer or given away. */
export const byOperatorCells: readonly Cell[] = [
  selling({
    id: 'K1-K1',
    says: 'killed before a booking in cash commits, pressed again it is booked once',
    strike: kill('before', booking),
    afterwards: 'retries',
  }),
  selling({
    id: 'K1-K2',
    says: 'killed before a booking in cash commits and not pressed again, nothing of it is left',
    strike: kill('before', booking),
    afterwards: 'gone',
    leaves: nothing,
  }),
  selling({
    id: 'K1-K3',
    says: 'killed after a booking in cash commits, pressed again it is the same booking',
    strike: kill('after', booking),
    afterwards: 'retries',
  }),
  selling({
    id: 'K1-X1',
    says: 'an exception with the day held takes all of it back; pressed again it is booked once',
    strike: exception('after', 'insert day_claims'),
    afterwards: 'retries',
  }),
  selling({
    id: 'K1-X2',
    says: 'an exception with the money on record takes all of it back; nothing of it is left',
    strike: exception('after', 'insert payment_receipts'),
    afterwards: 'gone',
    leaves: nothing,
  }),
  selling({
    id: 'K1-D1',
    says: 'the COMMIT of a booking in cash arrives and its answer does not; pressed again it is the same booking',
    strike: cut('after', booking),
    afterwards: 'retries',
  }),
  selling({
    id: 'K1-D2',
    says: 'the COMMIT of a booking in cash never arrives; pressed again it is booked once',
    strike: cut('before', booking),
    afterwards: 'retries',
  }),
  {
    id: 'K1-2',
    says: 'the button is pressed ten times at once: one booking, and all are told the same',
    leaves: sold,
    async play(stage) {
      const action = inCash();
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(action)));
      expectOneAnswer(answers);
    },
  },
  {
    id: 'K1-3',
    says: 'ten operators sell the same day at once: one of them does, the others are told',
    leaves: sold,
    async play(stage) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(inCash())));
      expectRefusals(answers, { DATE_TAKEN: 9 });
    },
  },
  {
    id: 'K1-4',
    says: 'the operator books the day that somebody is paying for: the operator is told, and who pays is booked',
    leaves: booked,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.giveName();
      await shopper.pay();
      expectRefusals([await stage.program.perform(inCash())], { DATE_TAKEN: 1 });
      await shopper.submit();
    },
  },
  selling({
    id: 'K2-K1',
    says: 'killed before a visit that is given away commits, pressed again it is booked once',
    strike: kill('before', booking),
    afterwards: 'retries',
    action: givenAway(),
  }),
  selling({
    id: 'K2-D',
    says: 'the COMMIT of a visit that is given away arrives and its answer does not; pressed again it is the same',
    strike: cut('after', booking),
    afterwards: 'retries',
    action: givenAway(),
  }),
  givingBack({
    id: 'K3-K1',
    says: 'killed before the word that cash was given back commits, it is given again and counts once',
    strike: kill('before', 'commit of change-as-operator'),
    afterwards: 'retries',
  }),
  givingBack({
    id: 'K3-K2',
    says: 'killed after the word that cash was given back commits, the customer is told once',
    strike: kill('after', 'commit of change-as-operator'),
    afterwards: 'gone',
  }),
  givingBack({
    id: 'K3-X',
    says: 'an exception as the mail of cash that was given back is queued takes the word back; given again, it counts',
    strike: exception('before', 'insert outbox'),
    afterwards: 'retries',
  }),
  {
    id: 'K3-2',
    says: 'ten owners say at once that cash was given back: one does, the others are told',
    leaves: ended,
    async play(stage) {
      const settle = await cancelledInCash(stage);
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(settle)));
      expectRefusals(answers, { REFUND_NOT_STUCK: 9 });
    },
  },
];
