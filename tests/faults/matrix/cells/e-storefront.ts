import { booked, type Cell, cut, exception, kill, type Leaves, parted, reach, type StruckCell } from '../cell.ts';
import { expectCount, expectHeld, expectRefusals } from '../expect.ts';

const deciding = 'commit of change-as-operator';
const asking = 'gateway refund';

const correcting = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'booked',
  doing: 'correct the storefront',
  afterwards: 'retries',
  leaves: parted,
  ...cell,
});
const partAndRest: Leaves = { approved: 1, refunded: 2, bookings: 0, cancelled: 1 };

/** Group E, fifth part: the operator corrects a storefront to one that costs less. */
export const storefrontCells: readonly Cell[] = [
  correcting({
    id: 'E13-K1',
    says: 'killed before the correction of a storefront commits, tried again it is written and the difference goes back',
    strike: kill('before', deciding),
  }),
  correcting({
    id: 'E13-K2',
    says: 'killed before the correction of a storefront commits and not tried again, storefront and money stay',
    strike: kill('before', deciding),
    afterwards: 'gone',
    leaves: booked,
  }),
  correcting({
    id: 'E13-K3',
    says: 'killed after the correction commits, who tries again is told of the change and the difference goes back once',
    strike: kill('after', deciding),
  }),
  correcting({
    id: 'E13-X1',
    says: 'an exception with the difference wanted and the storefront not corrected takes back the wish; tried again, both are written',
    strike: exception('after', 'insert refunds'),
  }),
  correcting({
    id: 'E13-X2',
    says: 'an exception with the storefront corrected takes all of it back; the booking and its money stay',
    strike: exception('after', 'update bookings'),
    afterwards: 'gone',
    leaves: booked,
  }),
  correcting({
    id: 'E13-D1',
    says: 'the COMMIT of the correction arrives and its answer does not; who tries again is told and the difference goes back once',
    strike: cut('after', deciding),
  }),
  correcting({
    id: 'E13-D2',
    says: 'the COMMIT of the correction never arrives; tried again it is written and the difference goes back',
    strike: cut('before', deciding),
  }),
  {
    id: 'E13-2',
    says: 'ten operators who saw the same booking correct its storefront at once: one does, and one difference goes back',
    leaves: parted,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      stage.program.interposer.meet({ when: 'before', step: 'select bookings', parties: 4 });
      const action = shopper.storefrontAction();
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(action)));
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { BOOKING_CHANGED: 9 });
    },
  },
  {
    id: 'E13-3',
    says: 'the customer cancels while the answer about the difference is lost: the difference and then the rest go back, once each',
    leaves: partAndRest,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      await stage.program.perform(shopper.storefrontAction());
      stage.gateway.order({ step: asking, fault: 'lost' });
      await stage.program.perform({ do: 'refund' });
      await shopper.cancel();
      const workers = [stage.program, stage.copy(), stage.copy()];
      await Promise.all(workers.map((worker) => worker.perform({ do: 'refund' })));
      expectCount(stage.gateway.calls, asking, 1);
    },
  },
];
