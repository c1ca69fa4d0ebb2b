import { booked, type Cell, cancelled, cut, exception, kill, type Leaves, reach, type StruckCell } from '../cell.ts';
import { expectCount, expectHeld, expectPosted } from '../expect.ts';
import { anotherDay, type Shopper } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const struck = (cell: Pick<StruckCell, 'id' | 'says'> & Partial<StruckCell>): Cell => ({
  given: 'booked',
  doing: 'send mails',
  afterwards: 'gone',
  leaves: booked,
  post: true,
  ...cell,
});
const taking = 'commit of take-message';
const beginning = 'commit of begin-call';
const sending = 'mail send';
const recording = 'commit of record-message';
const without = (state: 'unknown' | 'failed'): Leaves => ({
  ...booked,
  alerts: ['message'],
  messages: { 'mail.confirmation': state },
});
const unknown = without('unknown');
/** The other mail of a booking that is cancelled before its confirmation leaves. */
const cancellationUnknown: Leaves = {
  ...cancelled,
  alerts: ['message'],
  messages: { 'mail.confirmation': 'dropped', 'mail.cancellation': 'unknown' },
};

/** Group D, first half: a mail, of which nobody can be asked whether it was taken. */
export const mailCells: readonly Cell[] = [
  struck({
    id: 'D1-MK1',
    says: 'killed before the claim is on record, the mail was not sent and is sent later',
    strike: kill('before', taking),
  }),
  struck({
    id: 'D1-MK2',
    says: 'killed with the intent on record and the mail server not called: a confirmation is sent once more',
    strike: kill('before', sending),
  }),
  struck({
    id: 'D1-MK3',
    says: 'killed while the mail is composed, it was not sent and is sent when its lease ends',
    strike: kill('before', beginning),
  }),
  struck({
    id: 'D1-MX1',
    says: 'an exception as the mail is made is one try in vain; it is sent later',
    strike: exception('after', 'select bookings'),
  }),
  struck({
    id: 'D1-MX2',
    says: 'an exception as the mail server is called: a confirmation is sent once more',
    strike: exception('before', sending),
  }),
  struck({
    id: 'D1-MD1',
    says: 'the connection is cut and the claim’s COMMIT never arrives; the mail is sent later',
    strike: cut('before', taking),
  }),
  struck({
    id: 'D1-MD2',
    says: 'the intent’s COMMIT arrives and its answer does not: a confirmation is sent once more',
    strike: cut('after', beginning),
  }),
  struck({
    id: 'D1-MD3',
    says: 'the connection is cut and the intent’s COMMIT never arrives; the mail is sent when its lease ends',
    strike: cut('before', beginning),
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
    says: 'the mail server hangs up: nobody knows, and a confirmation is sent once more',
    mishap: { step: sending, fault: 'down' },
  }),
  struck({
    id: 'D1-MF4',
    says: 'the mail server never answers: nobody knows, and a confirmation is sent once more',
    mishap: { step: sending, fault: 'silent' },
  }),

  struck({
    id: 'D2-MK1',
    says: 'killed after the mail server took it: a confirmation goes out once more under the same name',
    strike: kill('after', sending),
  }),
  struck({
    id: 'D2-MK2',
    says: 'killed before the outcome commits: a confirmation goes out once more under the same name',
    strike: kill('before', recording),
  }),
  struck({
    id: 'D2-MX',
    says: 'an exception after the mail server took it: a confirmation goes out once more under the same name',
    strike: exception('after', sending),
  }),
  struck({
    id: 'D2-MT',
    says: 'the mail server takes it and its answer is lost: a confirmation goes out once more under the same name',
    mishap: { step: sending, fault: 'lost' },
  }),
  struck({
    id: 'D2-MD1',
    says: 'the connection is cut and the outcome’s COMMIT never arrives: a confirmation goes out once more under the same name',
    strike: cut('before', recording),
  }),
  struck({
    id: 'D2-MD2',
    says: 'the outcome’s COMMIT arrives and its answer does not; nothing more happens',
    strike: cut('after', recording),
  }),
  struck({
    id: 'D2-MT2',
    says: 'the answer is lost twice: unknown, told, and not repeated any more',
    mishap: { step: sending, fault: 'lost', times: 2 },
    leaves: unknown,
  }),
  struck({
    id: 'D2-MO1',
    says: 'the answer to another mail is lost: unknown, told, and not repeated',
    given: 'cancelled',
    mishap: { step: sending, fault: 'lost' },
    leaves: cancellationUnknown,
  }),
  struck({
    id: 'D2-MO2',
    says: 'killed after the mail server took another mail: unknown, told, and not repeated',
    given: 'cancelled',
    strike: kill('after', sending),
    leaves: cancellationUnknown,
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

  {
    id: 'D6-M1',
    says: 'a filter refuses one mail: the next one leaves at once, and the refused one fails and is told',
    leaves: { approved: 2, refunded: 0, bookings: 2, alerts: ['message'], messages: 'either' },
    post: true,
    async play(stage) {
      const [poison, other] = await twoConfirmations(stage);
      stage.post?.order({ step: sending, fault: 'spam', times: 100, row: poison });
      await stage.program.perform({ do: 'send mails' });
      expectPosted(stage, other);
    },
  },
  {
    id: 'D6-M2',
    says: 'the mail server refuses our password: all mail waits, and the alert leaves at once by the other way',
    leaves: { ...booked, alerts: ['settings'] },
    post: true,
    async play(stage) {
      await reach(stage, 'booked');
      stage.post?.order({ step: sending, fault: 'settings' });
      await stage.program.perform({ do: 'send mails' });
      await stage.program.perform({ do: 'send alerts' });
      expectPosted(stage, await rowOf(stage, `topic = 'operator.alert-relay' and subject = 'settings:mail'`));
    },
  },
];

async function rowOf(stage: Stage, where: string): Promise<number> {
  const { rows } = await stage.sql.query<{ id: string }>(`select id from outbox where ${where}`);
  return Number(rows[0]?.id);
}

/** The rows of two bookings' confirmations, in the order in which they are due. */
async function twoConfirmations(stage: Stage): Promise<[number, number]> {
  await reach(stage, 'booked');
  const other: Shopper = stage.shopper({ name: 'other', date: anotherDay });
  await other.preload();
  await other.giveName();
  await other.pay();
  await other.submit();
  const { rows } = await stage.sql.query<{ id: string }>(
    `select id from outbox where topic = 'mail.confirmation' order by id`,
  );
  const [first, second] = rows.map(({ id }) => Number(id));
  return [first ?? 0, second ?? 0];
}
