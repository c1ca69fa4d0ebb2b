import { booked, type Cell, cancelled, cut, exception, kill, reach, type StruckCell } from '../cell.ts';
import { expectHeld, expectRefusals } from '../expect.ts';

const struck = (cell: Omit<StruckCell, 'given' | 'doing'>): Cell => ({ given: 'booked', doing: 'cancel', ...cell });
const retried = { afterwards: 'retries', leaves: cancelled } as const;
const gone = { afterwards: 'gone', leaves: cancelled } as const;
const notDone = { afterwards: 'gone', leaves: booked } as const;

const cancelling = 'commit of cancel-booking';

/** Group E, first half: the customer cancels. */
export const cancelCells: readonly Cell[] = [
  struck({
    id: 'E1-K1',
    says: 'killed before the cancellation commits, the customer clicks again and has the money back',
    strike: kill('before', cancelling),
    ...retried,
  }),
  struck({
    id: 'E1-K2',
    says: 'killed before the cancellation commits and the customer gone, the booking stands',
    strike: kill('before', cancelling),
    ...notDone,
  }),
  struck({
    id: 'E1-X1',
    says: 'an exception with the day already free takes all of it back; the booking stands',
    strike: exception('after', 'delete day_claims'),
    ...notDone,
  }),
  struck({
    id: 'E1-X2',
    says: 'an exception with the refund wanted takes back the wish; clicked again, it is wanted once',
    strike: exception('after', 'insert refunds'),
    ...retried,
  }),
  struck({
    id: 'E1-D',
    says: 'the connection is cut and COMMIT never arrives; clicked again, it is cancelled',
    strike: cut('before', cancelling),
    ...retried,
  }),
  {
    id: 'E1-2',
    says: 'fifty cancel at once: one of them does, the others are told, and the money goes back once',
    leaves: cancelled,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      const action = await shopper.cancelAction();
      stage.program.interposer.meet({ when: 'before', step: 'select bookings', parties: 10 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => stage.program.perform(action)));
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { ALREADY_CANCELLED: 49 });
    },
  },

  struck({
    id: 'E2-K1',
    says: 'killed after the cancellation commits, the second click is told and the money goes back once',
    strike: kill('after', cancelling),
    ...retried,
  }),
  struck({
    id: 'E2-K2',
    says: 'killed after the cancellation commits and the customer gone, the money goes back',
    strike: kill('after', cancelling),
    ...gone,
  }),
  struck({
    id: 'E2-X',
    says: 'an exception after the cancellation commits; the second click changes nothing',
    strike: exception('after', cancelling),
    ...retried,
  }),
  struck({
    id: 'E2-D',
    says: 'COMMIT arrives and its answer does not; the second click is told and the money goes back once',
    strike: cut('after', cancelling),
    ...retried,
  }),
  {
    id: 'E2-2',
    says: 'a second click after the money is back changes nothing',
    leaves: cancelled,
    async play(stage) {
      const shopper = await reach(stage, 'cancelled');
      await stage.program.perform({ do: 'refund' });
      expectRefusals([await shopper.cancel()], { ALREADY_CANCELLED: 1 });
    },
  },
  {
    id: 'E2-3',
    says: 'the day is free at once: another books it while the refund is still on its way',
    leaves: { approved: 2, refunded: 1, bookings: 1, cancelled: 1 },
    async play(stage) {
      await reach(stage, 'cancelled');
      const next = stage.shopper({ name: 'next' });
      await next.preload();
      await next.giveName();
      await next.pay();
      await next.submit();
    },
  },
  {
    id: 'E2-4',
    says: 'cancelled too late for a refund, the money stays and is nobody’s to ask for again',
    leaves: { approved: 1, refunded: 0, bookings: 0, cancelled: 1 },
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      stage.later(7 * 24 * 3600);
      await shopper.cancel();
      expectRefusals([await shopper.cancel()], { ALREADY_CANCELLED: 1 });
    },
  },
];
