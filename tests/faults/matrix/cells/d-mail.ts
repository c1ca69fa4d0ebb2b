import { booked, type Cell, cut, exception, kill, type Leaves, reach, type StruckCell } from '../cell.ts';
import { expectCount, expectHeld } from '../expect.ts';

const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'booked',
  doing: 'send mails',
  afterwards: 'gone',
  leaves: booked,
  post: true,
  ...cell,
});
const taking = 'commit of take-message';
const sending = 'mail send';
const recording = 'commit of record-message';
const without = (state: 'unknown' | 'failed'): Leaves => ({
  ...booked,
  alerts: ['message'],
  messages: { 'mail.confirmation': state },
});
const unknown = without('unknown');

/** Group D, first half: a mail, of which nobody can be asked whether it was taken. */
export const mailCells: readonly Cell[] = [
  struck({
    id: 'D1-MK1',
    says: 'killed before the intent is on record, the mail was not sent and is sent later',
    strike: kill('before', taking),
  }),
  struck({
    id: 'D1-MK2',
    says: 'killed with the intent on record and the mail server not called: unknown, and the operator is told',
    strike: kill('before', sending),
    leaves: unknown,
  }),
  struck({
    id: 'D1-MX1',
    says: 'an exception as the mail is made is one try in vain; it is sent later',
    strike: exception('after', 'select bookings'),
  }),
  struck({
    id: 'D1-MX2',
    says: 'an exception as the mail server is called: unknown, and the operator is told',
    strike: exception('before', sending),
    leaves: unknown,
  }),
  struck({
    id: 'D1-MD1',
    says: 'the connection is cut and the intent’s COMMIT never arrives; the mail is sent later',
    strike: cut('before', taking),
  }),
  struck({
    id: 'D1-MD2',
    says: 'the intent’s COMMIT arrives and its answer does not: unknown, and the operator is told',
    strike: cut('after', taking),
    leaves: unknown,
  }),
  struck({
    id: 'D1-MF1',
    says: 'the mail server refuses ten times for now and takes it then: sent once',
    mishap: { step: sending, fault: 'busy', times: 10 },
  }),
  struck({
    id: 'D1-MF2',
    says: 'the mail server refuses it for good; the operator is told',
    mishap: { step: sending, fault: 'no' },
    leaves: without('failed'),
  }),
  struck({
    id: 'D1-MF3',
    says: 'the mail server hangs up: unknown, and the operator is told',
    mishap: { step: sending, fault: 'down' },
    leaves: unknown,
  }),
  struck({
    id: 'D1-MF4',
    says: 'the mail server never answers: unknown, and the operator is told',
    mishap: { step: sending, fault: 'silent' },
    leaves: unknown,
  }),

  struck({
    id: 'D2-MK1',
    says: 'killed after the mail server took it: unknown, told, and not repeated',
    strike: kill('after', sending),
    leaves: unknown,
  }),
  struck({
    id: 'D2-MK2',
    says: 'killed before the outcome commits: unknown, told, and not repeated',
    strike: kill('before', recording),
    leaves: unknown,
  }),
  struck({
    id: 'D2-MX',
    says: 'an exception after the mail server took it: unknown, told, and not repeated',
    strike: exception('after', sending),
    leaves: unknown,
  }),
  struck({
    id: 'D2-MT',
    says: 'the mail server takes it and its answer is lost: unknown, told, and not repeated',
    mishap: { step: sending, fault: 'lost' },
    leaves: unknown,
  }),
  struck({
    id: 'D2-MD1',
    says: 'the connection is cut and the outcome’s COMMIT never arrives: unknown, told, and not repeated',
    strike: cut('before', recording),
    leaves: unknown,
  }),
  struck({
    id: 'D2-MD2',
    says: 'the outcome’s COMMIT arrives and its answer does not; nothing more happens',
    strike: cut('after', recording),
  }),

  struck({
    id: 'D3-MK',
    says: 'killed after the outcome commits, the mail is not sent again',
    strike: kill('after', recording),
  }),
  {
    id: 'D3-M2',
    says: 'four copies find one mail at once: one sends it',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, 'booked');
      const copies = [stage.program, stage.copy(), stage.copy(), stage.copy()];
      await Promise.all(copies.map((copy) => copy.perform({ do: 'send mails' })));
      expectCount(stage.post?.calls ?? [], sending, 1);
    },
  },
  {
    id: 'D3-M3',
    says: 'the job runs ten times at once in one program, four of which look at the same moment: the mail is sent once',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, 'booked');
      stage.program.interposer.meet({ when: 'after', step: 'select outbox', parties: 4 });
      await Promise.all(Array.from({ length: 10 }, () => stage.program.perform({ do: 'send mails' })));
      expectHeld(stage.program.interposer.met);
      expectCount(stage.post?.calls ?? [], sending, 1);
    },
  },

  struck({
    id: 'D5-M1',
    says: 'the mail server refuses for a day: the mail has failed, and the operator is told when it works again',
    mishap: { step: sending, fault: 'busy', times: 11 },
    leaves: without('failed'),
  }),
  {
    id: 'D5-M2',
    says: 'the program is down for a day: the mail is late and is sent once',
    leaves: booked,
    post: true,
    async play(stage) {
      await reach(stage, 'booked');
      stage.later(24 * 3600);
    },
  },
];
