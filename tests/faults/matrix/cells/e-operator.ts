import {
  booked,
  type Cell,
  cancelled,
  cut,
  exception,
  kill,
  type Leaves,
  parted,
  reach,
  type StruckCell,
} from '../cell.ts';
import { expectCount, expectHeld, expectRefusals } from '../expect.ts';

const deciding = 'commit of change-as-operator';
const asking = 'gateway refund';
const taking = 'commit of take-refund';
const recording = 'commit of record-refund';

type Struck = Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>;
const decided = (cell: Struck): Cell => ({
  given: 'booked',
  doing: 'refund a part',
  afterwards: 'retries',
  leaves: parted,
  ...cell,
});
const sending = (cell: Struck): Cell => ({
  given: 'a part is wanted',
  doing: 'refund',
  afterwards: 'gone',
  leaves: parted,
  ...cell,
});
const cancelling = (cell: Struck): Cell => ({
  given: 'booked',
  doing: 'cancel as operator',
  afterwards: 'retries',
  leaves: cancelled,
  ...cell,
});
const partAndRest: Leaves = { approved: 1, refunded: 2, bookings: 0, cancelled: 1 };

/** Group E, third part: the operator gives a part back, and cancels. */
export const operatorCells: readonly Cell[] = [
  decided({
    id: 'E7-K1',
    says: 'killed before the wish for a part commits, the operator tries again and the part goes back',
    strike: kill('before', deciding),
  }),
  decided({
    id: 'E7-K2',
    says: 'killed before the wish for a part commits and not tried again, nothing goes back',
    strike: kill('before', deciding),
    afterwards: 'gone',
    leaves: booked,
  }),
  decided({
    id: 'E7-K3',
    says: 'killed after the wish for a part commits, who tries again is told of the change and it goes back once',
    strike: kill('after', deciding),
  }),
  decided({
    id: 'E7-X1',
    says: 'an exception with the part wanted takes back the wish; tried again, it is wanted once',
    strike: exception('after', 'insert refunds'),
  }),
  decided({
    id: 'E7-D1',
    says: 'the wish’s COMMIT arrives and its answer does not; who tries again is told and it goes back once',
    strike: cut('after', deciding),
  }),
  sending({
    id: 'E7-K4',
    says: 'killed before the intent of a part is on record, it is asked later',
    strike: kill('before', taking),
  }),
  sending({
    id: 'E7-K5',
    says: 'killed with the intent on record and the gateway not asked for the part, it is looked up, found absent and asked',
    strike: kill('before', asking),
  }),
  sending({
    id: 'E7-K6',
    says: 'killed after the gateway gave the part back, it is looked up, found and written down',
    strike: kill('after', asking),
  }),
  sending({
    id: 'E7-X2',
    says: 'an exception as the part’s mail and credit note are queued takes back the outcome too; all is written together',
    strike: exception('after', 'insert outbox'),
  }),
  sending({
    id: 'E7-D2',
    says: 'the connection is cut and the COMMIT of the part’s outcome never arrives; it is looked up and found',
    strike: cut('before', recording),
  }),
  sending({
    id: 'E7-T',
    says: 'the part is given back and the answer lost; it is looked up and never asked again',
    gateway: { step: asking, fault: 'lost' },
  }),
  sending({
    id: 'E7-F1',
    says: 'the gateway answers 503 to a part and does nothing; it is looked up, found absent and asked again',
    gateway: { step: asking, fault: 'error' },
  }),
  sending({
    id: 'E7-F2',
    says: 'the gateway refuses a part; the operator is told, and it goes through later',
    gateway: { step: asking, fault: 'no' },
    leaves: { ...parted, alerts: ['refund'] },
  }),
  {
    id: 'E7-2',
    says: 'ten operators who saw the same booking refund a part at once: one part goes back, the others are told',
    leaves: parted,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      stage.program.interposer.meet({ when: 'before', step: 'select bookings', parties: 4 });
      const action = shopper.partAction();
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(action)));
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { BOOKING_CHANGED: 9 });
    },
  },
  {
    id: 'E7-3',
    says: 'the customer cancels while the part’s answer is lost: the part and then the rest go back, once each',
    leaves: partAndRest,
    async play(stage) {
      const shopper = await reach(stage, 'a part is wanted');
      stage.gateway.order({ step: asking, fault: 'lost' });
      await stage.program.perform({ do: 'refund' });
      await shopper.cancel();
      const workers = [stage.program, stage.copy(), stage.copy()];
      await Promise.all(workers.map((worker) => worker.perform({ do: 'refund' })));
      // The rest waits: nobody knows yet whether the part went back.
      expectCount(stage.gateway.calls, asking, 1);
    },
  },
  cancelling({
    id: 'E9-K1',
    says: 'killed before the operator’s cancellation commits, tried again it is cancelled and the money goes back',
    strike: kill('before', deciding),
  }),
  cancelling({
    id: 'E9-K2',
    says: 'killed after the operator’s cancellation commits and not tried again, the money goes back',
    strike: kill('after', deciding),
    afterwards: 'gone',
  }),
  cancelling({
    id: 'E9-X',
    says: 'an exception with the day already free takes all of the operator’s cancellation back; the booking stands',
    strike: exception('after', 'delete day_claims'),
    afterwards: 'gone',
    leaves: booked,
  }),
  cancelling({
    id: 'E9-D',
    says: 'the COMMIT of the operator’s cancellation arrives and its answer does not; who tries again is told',
    strike: cut('after', deciding),
  }),
  {
    id: 'E9-2',
    says: 'operator and customer cancel at once: one of them does, and the money goes back once',
    leaves: cancelled,
    async play(stage) {
      const shopper = await reach(stage, 'booked');
      const actions = [shopper.operatorCancelAction(), await shopper.cancelAction()];
      const answers = await Promise.all([...actions, ...actions].map((action) => stage.program.perform(action)));
      const told = answers.filter((answer) => 'refused' in answer).length;
      expectCount(
        Array.from({ length: told }, () => 'refused'),
        'refused',
        3,
      );
    },
  },
];
