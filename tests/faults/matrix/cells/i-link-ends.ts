import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { aLinkWish, anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { booked, type Cell, cut, exception, kill, type Leaves, nothing, type PlayedCell } from '../cell.ts';
import { expectOneAnswer } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Action } from '../program-under-test.ts';
import type { Stage } from '../stage.ts';

const deciding = 'commit of change-as-operator';
const ending = 'commit of free-day';
const ended: Leaves = { ...nothing, alerts: ['payment-link'] };
const linkLastsSeconds = 48 * 3600;

const sending = (): Extract<Action, { do: 'send link' }> => ({ do: 'send link', wish: aLinkWish() });

/** Whoever was sent the link pays by it. */
async function pay(stage: Stage, id: string): Promise<void> {
  const shopper = stage.shopper({ name: 'customer', link: linkToken(stage.program.deps.appSecret, id) });
  await shopper.reachForm();
  await shopper.giveName();
  await shopper.pay();
  await shopper.submit();
}

async function sent(stage: Stage): Promise<string> {
  const link = sending();
  const answer = await stage.program.perform(link);
  if (isRefusal(answer)) throw new Error(`no link: ${answer.refused}`);
  await sendNothing(stage);
  return link.wish.id;
}

/** Messages are not played here: the link is out, and its reminder waits for nobody. */
const sendNothing = (stage: Stage) => stage.sql.query(`delete from outbox where topic = 'mail.payment-link'`);

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike };

const struckSending = (cell: Struck): Cell => ({
  ...cell,
  leaves: booked,
  async play(stage) {
    const link = sending();
    await stage.strike(cell.strike, link);
    expectOneAnswer([await stage.program.perform(link), await stage.program.perform(link)]);
    await sendNothing(stage);
    await pay(stage, link.wish.id);
  },
});

const withdrawing = ({ again, ...cell }: Struck & { again: boolean }): Cell => ({
  ...cell,
  leaves: { ...nothing, bookings: 1 },
  async play(stage) {
    const withdraw: Action = { do: 'withdraw link', id: await sent(stage) };
    await stage.strike(cell.strike, withdraw);
    if (again) expectOneAnswer([await stage.program.perform(withdraw)]);
    // The day is free at once.
    expectOneAnswer([await stage.program.perform({ do: 'book as operator', wish: anOperatorWish() })]);
  },
});

const endingCell = (cell: Struck): Cell => ({
  ...cell,
  leaves: ended,
  async play(stage) {
    await sent(stage);
    stage.later(linkLastsSeconds);
    await stage.strike(cell.strike, { do: 'end links' });
    await stage.program.perform({ do: 'end links' });
  },
});

/** Group I, second part: a link is sent, withdrawn, and ends unpaid. */
export const linkEndCells: readonly Cell[] = [
  struckSending({
    id: 'I6-K1',
    says: 'killed before a link commits, sent again it is one link, paid and booked',
    strike: kill('before', deciding),
  }),
  struckSending({
    id: 'I6-K2',
    says: 'killed after a link commits, sent again it is the same link, paid and booked',
    strike: kill('after', deciding),
  }),
  struckSending({
    id: 'I6-X',
    says: 'an exception with the day of a link held takes it back; sent again it is paid and booked',
    strike: exception('after', 'insert day_claims'),
  }),
  struckSending({
    id: 'I6-D',
    says: 'the COMMIT of a link arrives and its answer does not; sent again it is the same link, paid and booked',
    strike: cut('after', deciding),
  }),
  withdrawing({
    id: 'I7-K1',
    says: 'killed before a link’s withdrawal commits, withdrawn again its day is free',
    strike: kill('before', deciding),
    again: true,
  }),
  withdrawing({
    id: 'I7-K2',
    says: 'killed after a link’s withdrawal commits and not withdrawn again, its day is free',
    strike: kill('after', deciding),
    again: false,
  }),
  withdrawing({
    id: 'I7-D',
    says: 'the COMMIT of a link’s withdrawal arrives and its answer does not; withdrawn again changes nothing',
    strike: cut('after', deciding),
    again: true,
  }),
  endingCell({
    id: 'I8-K1',
    says: 'killed before the end of an unpaid link commits; the next run frees its day and tells the operator once',
    strike: kill('before', ending),
  }),
  endingCell({
    id: 'I8-K2',
    says: 'killed after the end of an unpaid link commits; its day is free and the operator is told once',
    strike: kill('after', ending),
  }),
  endingCell({
    id: 'I8-X',
    says: 'an exception as the operator is told of an unpaid link takes its end back; the next run tells once',
    strike: exception('before', 'insert outbox'),
  }),
  endingCell({
    id: 'I8-D',
    says: 'the COMMIT of a link’s end arrives and its answer does not; the operator is told once',
    strike: cut('after', ending),
  }),
  {
    id: 'I8-2',
    says: 'two copies end an unpaid link at once: the operator is told once',
    leaves: ended,
    async play(stage) {
      await sent(stage);
      stage.later(linkLastsSeconds);
      await Promise.all([stage.program, stage.copy()].map((one) => one.perform({ do: 'end links' })));
    },
  },
  {
    id: 'I8-3',
    says: 'a link ends unpaid while its card form is open: once the form has ended too, the operator is told once',
    leaves: ended,
    async play(stage) {
      const id = await sent(stage);
      stage.later(linkLastsSeconds - 60);
      const shopper = stage.shopper({ name: 'customer', link: linkToken(stage.program.deps.appSecret, id) });
      await shopper.reachForm();
      stage.later(40 * 60);
      await stage.program.perform({ do: 'recover' });
      await stage.program.perform({ do: 'end links' });
    },
  },
];
