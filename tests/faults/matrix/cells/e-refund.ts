import { type Cell, cancelled, cut, exception, kill, reach, type StruckCell } from '../cell.ts';
import { expectCount, expectHeld } from '../expect.ts';

const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'cancelled',
  doing: 'refund',
  afterwards: 'gone',
  leaves: cancelled,
  ...cell,
});
const nextDay = 'cancelled, a day later';
const taking = 'commit of take-refund';
const asking = 'gateway void';
const lookingUp = 'gateway look-up';
const recording = 'commit of record-refund';
const told = { ...cancelled, alerts: ['refund'] };

/** Group E, second half: the money goes back. */
export const refundCells: readonly Cell[] = [
  struck({
    id: 'E3-K1',
    says: 'killed before the intent is on record, nothing was asked and it is asked later',
    strike: kill('before', taking),
  }),
  struck({
    id: 'E3-K2',
    says: 'killed with the intent on record and the gateway not asked, it is looked up, found absent and asked',
    strike: kill('before', asking),
  }),
  struck({
    id: 'E3-X',
    says: 'an exception with the intent on record is looked up, found absent and asked',
    strike: exception('before', asking),
  }),
  struck({
    id: 'E3-D1',
    says: 'the connection is cut and the intent’s COMMIT never arrives; nothing was asked',
    strike: cut('before', taking),
  }),
  struck({
    id: 'E3-D2',
    says: 'the intent’s COMMIT arrives and its answer does not; it is looked up, found absent and asked',
    strike: cut('after', taking),
  }),
  struck({
    id: 'E3-F1',
    says: 'the gateway answers 503 and does nothing; it is looked up, found absent and asked again',
    gateway: { step: asking, fault: 'error' },
  }),
  struck({
    id: 'E3-F2',
    says: 'the gateway hangs up and does nothing; it is looked up, found absent and asked again',
    gateway: { step: asking, fault: 'down' },
  }),
  struck({
    id: 'E3-F3',
    says: 'the gateway answers with a page; that proves nothing, and it is looked up',
    gateway: { step: asking, fault: 'garbled' },
  }),

  struck({
    id: 'E4-K1',
    says: 'killed after the gateway gave it back, it is looked up, found and written down',
    strike: kill('after', asking),
  }),
  struck({
    id: 'E4-K2',
    says: 'killed before the outcome commits, it is looked up, found and written down',
    strike: kill('before', recording),
  }),
  struck({
    id: 'E4-X',
    says: 'an exception after the gateway gave it back; it is looked up and found',
    strike: exception('after', asking),
  }),
  struck({
    id: 'E4-T',
    says: 'the gateway gives it back and its answer is lost; it is looked up and never asked again',
    gateway: { step: asking, fault: 'lost' },
  }),
  struck({
    id: 'E4-D1',
    says: 'the connection is cut and the outcome’s COMMIT never arrives; it is looked up and found',
    strike: cut('before', recording),
  }),
  struck({
    id: 'E4-D2',
    says: 'the outcome’s COMMIT arrives and its answer does not; nothing more happens',
    strike: cut('after', recording),
  }),
  {
    id: 'E4-TF',
    says: 'the answer is lost and the look-up down three times; it is found in the end, and was asked once',
    leaves: cancelled,
    within: { refund: 900 },
    async play(stage) {
      await reach(stage, 'cancelled');
      stage.gateway.order({ step: asking, fault: 'lost' });
      stage.gateway.order({ step: lookingUp, fault: 'down', times: 3 });
      await stage.program.perform({ do: 'refund' });
    },
  },
  {
    id: 'E4-TL',
    says: 'the look-up is silent for hours: the operator is told, nothing is asked again, and it is found at last',
    leaves: told,
    within: { refund: 6 * 3600 },
    async play(stage) {
      await reach(stage, 'cancelled');
      stage.gateway.order({ step: asking, fault: 'lost' });
      stage.gateway.order({ step: lookingUp, fault: 'error', times: 8 });
      await stage.program.perform({ do: 'refund' });
    },
  },
  {
    id: 'E4-TA',
    says: 'the look-up says absent while the request is still on its way; it is not asked again before two minutes',
    leaves: cancelled,
    async play(stage) {
      await reach(stage, 'cancelled');
      stage.gateway.order({ step: asking, fault: 'late' });
      await stage.program.perform({ do: 'refund' });
      stage.later(60);
      await stage.program.perform({ do: 'refund' });
      expectCount(stage.gateway.calls, lookingUp, 1);
      expectCount(stage.gateway.calls, asking, 1);
    },
  },

  struck({
    id: 'E5-X',
    says: 'an exception as the mail is queued takes back the outcome too; both are written together',
    strike: exception('after', 'insert outbox'),
  }),
  struck({
    id: 'E5-K',
    says: 'killed after the outcome commits, the mail is queued',
    strike: kill('after', recording),
  }),

  {
    id: 'E6-2',
    says: 'four workers find one refund at once: one asks, once',
    leaves: cancelled,
    async play(stage) {
      await reach(stage, 'cancelled');
      const workers = [stage.program, stage.copy(), stage.copy(), stage.copy()];
      await Promise.all(workers.map((worker) => worker.perform({ do: 'refund' })));
      expectCount(stage.gateway.calls, asking, 1);
    },
  },
  {
    id: 'E6-3',
    says: 'the job runs ten times at once in one program, four of which look at the same moment: it is asked once',
    leaves: cancelled,
    async play(stage) {
      await reach(stage, 'cancelled');
      stage.program.interposer.meet({ when: 'after', step: 'select refunds', parties: 4 });
      await Promise.all(Array.from({ length: 10 }, () => stage.program.perform({ do: 'refund' })));
      expectHeld(stage.program.interposer.met);
      expectCount(stage.gateway.calls, asking, 1);
    },
  },

  struck({
    id: 'E8-F1',
    says: 'the gateway refuses the void; a refund follows and goes through',
    gateway: { step: asking, fault: 'no' },
  }),
  struck({
    id: 'E8-F2',
    says: 'the gateway refuses a refund; the operator is told, and it goes through later',
    given: nextDay,
    gateway: { step: 'gateway refund', fault: 'no' },
    leaves: told,
  }),
  struck({
    id: 'E8-K1',
    says: 'killed with a refund intended and not asked, it is looked up, found absent and asked',
    given: nextDay,
    strike: kill('before', 'gateway refund'),
  }),
  struck({
    id: 'E8-K2',
    says: 'killed after a refund was given, it is looked up and found',
    given: nextDay,
    strike: kill('after', 'gateway refund'),
  }),
  struck({
    id: 'E8-T',
    says: 'a refund is given and its answer lost; it is looked up and never asked again',
    given: nextDay,
    gateway: { step: 'gateway refund', fault: 'lost' },
  }),
];
