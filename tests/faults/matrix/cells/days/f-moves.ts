import { booked, type Cell, cancelled, cut, exception, kill, type Leaves, reach, type StruckCell } from '../../cell.ts';
import { expectHeld, expectRefusals } from '../../expect.ts';
import { anotherDay, theDay } from '../../shopper.ts';

const moving = 'commit of move-booking';
const deciding = 'commit of change-as-operator';

const moved: Leaves = { ...booked, weather: { proposed: 0, moved: 1, day: anotherDay } };
const stayed: Leaves = { ...booked, weather: { proposed: 0, moved: 0, day: theDay } };

type Struck = Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>;
const byCustomer = (cell: Struck): Cell => ({
  given: 'booked',
  doing: 'move as customer',
  afterwards: 'retries',
  leaves: moved,
  ...cell,
});
const byOperator = (cell: Struck): Cell => ({ ...byCustomer({ doing: 'move as operator', ...cell }) });

/** Group F, third part: the customer moves a visit by the link of the mails, and the operator moves it. */
export const moveCells: readonly Cell[] = [
  byCustomer({
    id: 'F8-K1',
    says: 'killed before the customer’s move commits, the same link moves the visit',
    strike: kill('before', moving),
  }),
  byCustomer({
    id: 'F8-K2',
    says: 'killed after the customer’s move commits and the customer gone, it is told once and the old day free',
    strike: kill('after', moving),
    afterwards: 'gone',
  }),
  byCustomer({
    id: 'F8-X1',
    says: 'an exception with the old day let go takes all of the customer’s move back; the visit has its day',
    strike: exception('after', 'delete day_claims'),
    afterwards: 'gone',
    leaves: stayed,
  }),
  byCustomer({
    id: 'F8-X2',
    says: 'an exception as the mail of a customer’s move is queued takes the move back; asked again, it moves',
    strike: exception('before', 'insert outbox'),
  }),
  byCustomer({
    id: 'F8-D1',
    says: 'the COMMIT of the customer’s move arrives and its answer does not; who asks again changes nothing more',
    strike: cut('after', moving),
  }),
  byCustomer({
    id: 'F8-D2',
    says: 'the COMMIT of the customer’s move never arrives; the same link moves the visit',
    strike: cut('before', moving),
  }),
  {
    id: 'F8-2',
    says: 'two customers move to the same free day at once: one does, the other is told and keeps the own day',
    leaves: { approved: 2, refunded: 0, bookings: 2, weather: { proposed: 0, moved: 1 } },
    async play(stage) {
      const one = await reach(stage, 'booked');
      const other = stage.shopper({ name: 'other', date: '2025-10-13' });
      await other.preload();
      await other.giveName();
      await other.pay();
      await other.submit();
      stage.program.interposer.meet({ when: 'before', step: 'insert day_claims', parties: 2 });
      const moves = [await one.moveAction(), await other.moveAction()];
      expectRefusals(await Promise.all(moves.map((move) => stage.program.perform(move))), { DATE_TAKEN: 1 });
      expectHeld(stage.program.interposer.met);
    },
  },
  {
    id: 'F8-3',
    says: 'moved and cancelled at once, five times each, the visit is gone once, both days are free and the money is back',
    leaves: { ...cancelled, weather: { proposed: 0, moved: 'either' } },
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      const both = [await shopper.moveAction(), await shopper.cancelAction()];
      await Promise.all(Array.from({ length: 5 }, () => both.map((one) => stage.program.perform(one))).flat());
    },
  },
  byOperator({
    id: 'F9-K1',
    says: 'killed before the operator’s move commits, tried again it moves the visit',
    strike: kill('before', deciding),
  }),
  byOperator({
    id: 'F9-K2',
    says: 'killed after the operator’s move commits and not tried again, it is told once and the old day free',
    strike: kill('after', deciding),
    afterwards: 'gone',
  }),
  byOperator({
    id: 'F9-X',
    says: 'an exception with the move on record takes all of the operator’s move back; the visit has its day',
    strike: exception('after', 'insert booking_moves'),
    afterwards: 'gone',
    leaves: stayed,
  }),
  byOperator({
    id: 'F9-D',
    says: 'the COMMIT of the operator’s move arrives and its answer does not; who tries again is told of the change',
    strike: cut('after', deciding),
  }),
  {
    id: 'F9-2',
    says: 'ten operators who saw the same visit move it at once: one does, the others are told',
    leaves: moved,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      const move = shopper.operatorMoveAction();
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(move)));
      expectRefusals(answers, { BOOKING_CHANGED: 9 });
    },
  },
];
