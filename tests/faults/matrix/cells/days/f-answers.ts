import { booked, type Cell, cancelled, cut, exception, kill, type Leaves, reach, type StruckCell } from '../../cell.ts';
import { expectAccepted, expectOneAnswer, expectRefusals } from '../../expect.ts';
import { anotherDay, proposedDay, theDay } from '../../shopper.ts';
import type { Stage } from '../../stage.ts';

const moved: Leaves = { ...booked, weather: { proposed: 1, moved: 1, day: proposedDay } };
const kept: Leaves = { ...booked, weather: { proposed: 1, moved: 0, day: theDay } };
const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'proposed',
  doing: 'answer',
  afterwards: 'retries',
  leaves: moved,
  post: true,
  ...cell,
});
const gone = { afterwards: 'gone', leaves: kept } as const;
const moving = 'commit of move-booking';
const answering = 'update weather_notifications';

/** Group F, first half: a proposal because of the weather is answered. */
export const answerCells: readonly Cell[] = [
  struck({
    id: 'F1-K1',
    says: 'killed before the move commits, the same link moves the visit',
    strike: kill('before', moving),
  }),
  struck({
    id: 'F1-K2',
    says: 'killed before the move commits and never answered again, the visit stays and the held day is free',
    strike: kill('before', moving),
    ...gone,
  }),
  struck({
    id: 'F1-X1',
    says: 'an exception with the day already passed on takes all of it back; the same link moves the visit',
    strike: exception('after', 'insert booking_moves'),
  }),
  struck({
    id: 'F1-X2',
    says: 'an exception with the answer on record takes back the move too; the same link moves the visit',
    strike: { ...exception('after', answering), nth: 2 },
  }),
  struck({
    id: 'F1-D',
    says: 'the connection is cut and COMMIT never arrives; the same link moves the visit',
    strike: cut('before', moving),
  }),
  struck({
    id: 'F2-X',
    says: 'an exception as the mail is queued takes back the move; nobody is told of it',
    strike: { ...exception('after', 'insert outbox'), nth: 2 },
    ...gone,
  }),
  struck({
    id: 'F2-K',
    says: 'killed after the mail is queued and before COMMIT, nobody is told of a move that is none',
    strike: { ...kill('after', 'insert outbox'), nth: 2 },
    ...gone,
  }),
  struck({
    id: 'F3-K1',
    says: 'killed after the move commits, who accepts again is told where the visit went',
    strike: kill('after', moving),
  }),
  struck({
    id: 'F3-K2',
    says: 'killed after the move commits and the customer gone, the move is told and the old day free',
    strike: kill('after', moving),
    afterwards: 'gone',
  }),
  struck({
    id: 'F3-D',
    says: 'COMMIT arrives and its answer does not; who accepts again is told where the visit went',
    strike: cut('after', moving),
  }),
  {
    id: 'F3-2',
    says: 'fifty accept at once: one of them moves the visit, all are told the same',
    leaves: moved,
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      const action = await shopper.answerAction();
      const answers = await Promise.all(Array.from({ length: 50 }, () => stage.program.perform(action)));
      const [answer] = expectOneAnswer(answers.map((one) => ('answer' in one ? { answer: one.answer } : one)));
      expectAccepted({ ...answer, appointmentDate: proposedDay });
    },
  },
  {
    id: 'F4-1',
    says: 'another clear day is bought while it is chosen: the client is told, the link stays good, and accepting moves',
    leaves: { ...moved, approved: 2, bookings: 2, weather: { proposed: 1, moved: 1 } },
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      const buyer = stage.shopper({ name: 'buyer', date: anotherDay });
      await buyer.preload();
      await buyer.giveName();
      await buyer.pay();
      await buyer.submit();
      const choose = { do: 'choose', token: await shopper.weatherToken(), date: anotherDay } as const;
      expectRefusals([await stage.program.perform(choose)], { DATE_TAKEN: 1 });
      expectAccepted(await shopper.answer());
    },
  },
  {
    id: 'F4-2',
    says: 'the proposed day is kept from others while an answer is awaited',
    leaves: moved,
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      const other = stage.shopper({ name: 'somebody else', date: proposedDay });
      expectRefusals([await other.preload()], { DATE_TAKEN: 1 });
      expectAccepted(await shopper.answer());
    },
  },
  {
    id: 'F4-3',
    says: 'the day that was left is bought, and who goes back is told; the visit stays where it went',
    leaves: { ...moved, approved: 2, bookings: 2, weather: { proposed: 1, moved: 1 } },
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      await shopper.answer();
      const buyer = stage.shopper({ name: 'buyer', date: theDay });
      await buyer.preload();
      await buyer.giveName();
      await buyer.pay();
      await buyer.submit();
      expectRefusals([await shopper.answer('decline', { change: true })], { DATE_TAKEN: 1 });
    },
  },
  {
    id: 'F4-4',
    says: 'accepted, taken back and accepted again, the visit is where the last answer put it, which alone is told',
    leaves: {
      ...booked,
      weather: { proposed: 1, moved: 3, day: proposedDay },
      messages: { 'mail.reschedule': 'dropped' },
    },
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      await shopper.answer();
      await shopper.answer('decline', { change: true });
      await shopper.answer('accept', { change: true });
    },
  },
  {
    id: 'F5-1',
    says: 'accepted and then cancelled, the visit is gone, both days are free and the money is back',
    leaves: { ...cancelled, weather: { proposed: 1, moved: 1 }, messages: { 'mail.reschedule': 'dropped' } },
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      expectAccepted(await shopper.answer());
      await shopper.cancel();
    },
  },
  {
    id: 'F5-2',
    says: 'cancelled and then accepted, who accepts is told, and nothing is held',
    leaves: { ...cancelled, weather: { proposed: 1, moved: 0 } },
    post: true,
    async play(stage) {
      const shopper = await reach(stage, 'proposed');
      const action = await shopper.answerAction();
      await shopper.cancel();
      expectRefusals([await stage.program.perform(action)], { ALREADY_CANCELLED: 1 });
    },
  },
  {
    id: 'F5-3',
    says: 'accepted and cancelled at once, ten times each, the visit is gone once and nothing is held',
    leaves: { ...cancelled, weather: { proposed: 1, moved: 'either' }, messages: 'either' },
    post: true,
    play: acceptAndCancel,
  },
];

async function acceptAndCancel(stage: Stage): Promise<void> {
  const shopper = await reach(stage, 'proposed');
  const [accept, cancel] = [await shopper.answerAction(), await shopper.cancelAction()];
  const actions = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? accept : cancel));
  const answers = await Promise.all(actions.map((action) => stage.program.perform(action)));
  const cancellations = answers.filter((_, n) => n % 2 === 1);
  expectRefusals(cancellations, { ALREADY_CANCELLED: 9 });
}
