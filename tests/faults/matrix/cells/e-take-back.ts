import { takeBackMinutes } from '#domain/take-back.ts';
import { booked, type Cell, cancelled, cut, exception, kill, type PlayedCell, reach } from '../cell.ts';
import { expectOneAnswer, expectRefusals } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Action } from '../program-under-test.ts';
import type { Stage } from '../stage.ts';

const deciding = 'commit of change-as-operator';

/** The operator cancelled a visit by mistake; what takes that back. */
async function mistake(stage: Stage): Promise<Extract<Action, { do: 'take back the cancellation' }>> {
  const shopper = await reach(stage, 'booked');
  await stage.program.perform(shopper.operatorCancelAction('full'));
  return { do: 'take back the cancellation', orderNo: shopper.orderNo, version: 1 };
}

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike; afterwards: 'retries' | 'gone' };

const takenBack = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  ...cell,
  leaves: afterwards === 'retries' ? booked : cancelled,
  async play(stage) {
    const action = await mistake(stage);
    await stage.strike(strike, action);
    if (afterwards === 'gone') return;
    expectRefusals([await stage.program.perform(action)], strike.when === 'after' ? { BOOKING_CHANGED: 1 } : {});
  },
});

/** Group E, seventh part: a cancellation that was a mistake is taken back before anything left. */
export const takeBackCells: readonly Cell[] = [
  takenBack({
    id: 'E18-K1',
    says: 'killed before a cancellation is taken back, tried again the visit stands and no money moves',
    strike: kill('before', deciding),
    afterwards: 'retries',
  }),
  takenBack({
    id: 'E18-K2',
    says: 'killed before a cancellation is taken back and not tried again, the money goes back once',
    strike: kill('before', deciding),
    afterwards: 'gone',
  }),
  takenBack({
    id: 'E18-K3',
    says: 'killed after a cancellation was taken back, who tries again is told, the visit stands and no money moves',
    strike: kill('after', deciding),
    afterwards: 'retries',
  }),
  takenBack({
    id: 'E18-X',
    says: 'an exception with the day claimed again and the refund not withdrawn leaves it cancelled, the money goes back',
    strike: exception('before', 'delete refunds'),
    afterwards: 'gone',
  }),
  takenBack({
    id: 'E18-D',
    says: 'the COMMIT of a taking back arrives and its answer does not; who tries again is told, the visit stands',
    strike: cut('after', deciding),
    afterwards: 'retries',
  }),
  {
    id: 'E18-2',
    says: 'ten operators take one cancellation back at once: one does, the others are told, no money moves',
    leaves: booked,
    async play(stage) {
      const action = await mistake(stage);
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(action)));
      expectRefusals(answers, { BOOKING_CHANGED: 9 });
    },
  },
  {
    id: 'E18-3',
    says: 'killed while the gateway gives it back: who takes the cancellation back is told that the money left, and it left once',
    leaves: cancelled,
    async play(stage) {
      const action = await mistake(stage);
      stage.later(takeBackMinutes * 60);
      await stage.strike(kill('after', 'gateway void'), { do: 'refund' });
      expectRefusals([await stage.program.perform(action)], { REFUND_SENT: 1 });
    },
  },
  {
    id: 'E18-4',
    says: 'the day was bought by somebody else: the cancellation stands, one has the day, the money goes back once',
    leaves: { approved: 2, refunded: 1, bookings: 1, cancelled: 1 },
    async play(stage) {
      const action = await mistake(stage);
      const other = stage.shopper({ name: 'somebody else' });
      await other.preload();
      await other.giveName();
      await other.pay();
      const answers = [await stage.program.perform(action), await other.submit()];
      expectRefusals(answers, { DATE_TAKEN: 1 });
      expectOneAnswer(answers.slice(1));
    },
  },
];
