import { booked, type Cell, cut, exception, kill, type Leaves, reach, type StruckCell } from '../cell.ts';
import { expectCount } from '../expect.ts';

const reminderDue = 'booked, and the reminder due';
const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: reminderDue,
  doing: 'send texts',
  afterwards: 'gone',
  leaves: booked,
  post: true,
  ...cell,
});
const taking = 'commit of take-message';
const beginning = 'commit of begin-call';
const sending = 'text send';
const lookingUp = 'text look-up';
const recording = 'commit of record-message';
const without = (state: 'unknown' | 'failed' | 'dropped'): Leaves => ({
  ...booked,
  ...(state !== 'dropped' && { alerts: ['message'] }),
  messages: { 'sms.service-reminder': state },
});

/** Group D, second half: a text, of which the provider knows whether it took it. */
export const textCells: readonly Cell[] = [
  struck({
    id: 'D1-TK1',
    says: 'killed before the claim is on record, the text was not sent and is sent later',
    strike: kill('before', taking),
  }),
  struck({
    id: 'D1-TK2',
    says: 'killed with the intent on record and the provider not called, it is looked up, found absent and sent',
    strike: kill('before', sending),
  }),
  struck({
    id: 'D1-TK3',
    says: 'killed while the text is composed, it was not sent and is sent when its lease ends',
    strike: kill('before', beginning),
  }),
  struck({
    id: 'D1-TX1',
    says: 'an exception as the text is made is one try in vain; it is sent later',
    strike: exception('after', 'select bookings'),
  }),
  struck({
    id: 'D1-TX2',
    says: 'an exception as the provider is called is looked up, found absent and sent',
    strike: exception('before', sending),
  }),
  struck({
    id: 'D1-TD1',
    says: 'the connection is cut and the claim’s COMMIT never arrives; the text is sent later',
    strike: cut('before', taking),
  }),
  struck({
    id: 'D1-TD2',
    says: 'the intent’s COMMIT arrives and its answer does not; it is looked up, found absent and sent',
    strike: cut('after', beginning),
  }),
  struck({
    id: 'D1-TF1',
    says: 'the provider refuses six times for now and takes it then: sent once',
    mishap: { step: sending, fault: 'busy', times: 6 },
  }),
  struck({
    id: 'D1-TF2',
    says: 'the provider refuses the number; the operator is told',
    mishap: { step: sending, fault: 'no' },
    leaves: without('failed'),
  }),
  struck({
    id: 'D1-TF3',
    says: 'the provider hangs up and takes nothing; it is looked up, found absent and sent',
    mishap: { step: sending, fault: 'down' },
  }),
  struck({
    id: 'D1-TF4',
    says: 'the provider never answers and takes nothing; it is looked up, found absent and sent',
    mishap: { step: sending, fault: 'silent' },
  }),

  struck({
    id: 'D2-TK1',
    says: 'killed after the provider took it, it is looked up, found and not repeated',
    strike: kill('after', sending),
  }),
  struck({
    id: 'D2-TK2',
    says: 'killed before the outcome commits, it is looked up, found and not repeated',
    strike: kill('before', recording),
  }),
  struck({
    id: 'D2-TX',
    says: 'an exception after the provider took it; it is looked up, found and not repeated',
    strike: exception('after', sending),
  }),
  struck({
    id: 'D2-TT',
    says: 'the provider takes it and its answer is lost; it is looked up, found and not repeated',
    mishap: { step: sending, fault: 'lost' },
  }),
  struck({
    id: 'D2-TD1',
    says: 'the connection is cut and the outcome’s COMMIT never arrives; it is looked up and found',
    strike: cut('before', recording),
  }),
  struck({
    id: 'D2-TD2',
    says: 'the outcome’s COMMIT arrives and its answer does not; nothing more happens',
    strike: cut('after', recording),
  }),
  {
    id: 'D2-TF',
    says: 'the answer is lost and the look-up down three times; it is found in the end and was sent once',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, reminderDue);
      stage.post?.order({ step: sending, fault: 'lost' });
      stage.post?.order({ step: lookingUp, fault: 'down', times: 3 });
      await stage.program.perform({ do: 'send texts' });
    },
  },
  {
    id: 'D2-TL',
    says: 'the look-up is silent until the visit begins: unknown, the operator is told, and it is not repeated',
    leaves: without('unknown'),
    post: true,
    async play(stage) {
      await reach(stage, reminderDue);
      stage.post?.order({ step: sending, fault: 'lost' });
      stage.post?.order({ step: lookingUp, fault: 'down', times: 100 });
      await stage.program.perform({ do: 'send texts' });
    },
  },

  struck({
    id: 'D3-TK',
    says: 'killed after the outcome commits, the text is not sent again',
    strike: kill('after', recording),
  }),
  {
    id: 'D3-T2',
    says: 'four copies find one text at once: one sends it',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, reminderDue);
      const copies = [stage.program, stage.copy(), stage.copy(), stage.copy()];
      await Promise.all(copies.map((copy) => copy.perform({ do: 'send texts' })));
      expectCount(stage.post?.calls ?? [], sending, 1);
    },
  },
  {
    id: 'D3-T3',
    says: 'four copies find one lost text at once: one looks it up, and nobody sends it again',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, reminderDue);
      stage.post?.order({ step: sending, fault: 'lost' });
      await stage.program.perform({ do: 'send texts' });
      stage.later(121);
      const copies = [stage.program, stage.copy(), stage.copy(), stage.copy()];
      await Promise.all(copies.map((copy) => copy.perform({ do: 'send texts' })));
      expectCount(stage.post?.calls ?? [], lookingUp, 1);
      expectCount(stage.post?.calls ?? [], sending, 1);
    },
  },

  struck({
    id: 'D5-T1',
    says: 'the provider refuses until the visit begins: the reminder is dropped, and the later texts go out',
    mishap: { step: sending, fault: 'busy', times: 8 },
    leaves: without('dropped'),
  }),
  {
    id: 'D5-T2',
    says: 'the program is down for a day: a reminder of a visit that is over is dropped, the later texts go out once',
    leaves: without('dropped'),
    post: true,
    async play(stage) {
      await reach(stage, reminderDue);
      stage.later(24 * 3600);
    },
  },
];
