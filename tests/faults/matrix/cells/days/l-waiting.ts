import { waitingList } from '#business/days/waiting.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { confirmWaiting } from '#server/modules/waiting/answer.ts';
import { joinWaitingList } from '#server/modules/waiting/join.ts';
import { type Cell, cut, exception, kill, type Leaves, type PlayedCell, reach } from '../../cell.ts';
import { expectOneAnswer, expectRefusals } from '../../expect.ts';
import type { Strike } from '../../interposer.ts';
import { type Shopper, theDay } from '../../shopper.ts';
import type { Stage } from '../../stage.ts';

const offering = 'commit of offer-day';
const taking = 'commit of take-freed-day';
const run = { do: 'run the waiting list' } as const;

/** The one who cancelled has the money back, the one who waited has the day. */
const passedOn: Leaves = { approved: 2, refunded: 1, bookings: 1, cancelled: 1 };

type Waiting = { shopper: Shopper; token: string };

/** Somebody waits for a sold day; answers how they take it. */
async function waits(stage: Stage, name: string): Promise<Waiting> {
  const { deps } = stage.program;
  const shopper = stage.shopper({ name });
  const email = `${name.replaceAll(' ', '.')}@example.com`;
  const draft = { postalCode: 'H2Y', storefrontSize: 'little-storefront' } as const;
  const asked = await joinWaitingList(deps, shopper.visitor, { email, from: theDay, to: theDay, phone: null, draft });
  if (isRefusal(asked)) throw new Error(`not on the list: ${asked.refused}`);
  const { rows } = await stage.sql.query('select id from waiting_entries where email = $1', [email]);
  const token = linkToken(deps.appSecret, String(rows[0]?.id));
  await confirmWaiting(deps, { token });
  await sendNothing(stage);
  stage.later(1);
  return { shopper, token };
}

/** Messages are not played here. */
const sendNothing = (stage: Stage) => stage.sql.query(`delete from outbox where topic like '%.waiting-%'`);

/** A sold day frees while two wait for it. */
async function freed(stage: Stage): Promise<{ first: Waiting; second: Waiting }> {
  const seller = await reach(stage, 'booked');
  const first = await waits(stage, 'who waits');
  const second = await waits(stage, 'who came later');
  await seller.cancel();
  await stage.program.perform({ do: 'refund' });
  return { first, second };
}

async function held(stage: Stage): Promise<Waiting> {
  const { first: waiting } = await freed(stage);
  await stage.program.perform(run);
  await sendNothing(stage);
  return waiting;
}

const takeOf = ({ shopper: { visitor }, token }: Waiting) => ({ do: 'take the freed day', visitor, token }) as const;

async function pays({ shopper }: Waiting): Promise<void> {
  await shopper.reachForm();
  await shopper.giveName();
  await shopper.pay();
}

async function takes(stage: Stage, waiting: Waiting): Promise<void> {
  expectOneAnswer([await stage.program.perform(takeOf(waiting)), await stage.program.perform(takeOf(waiting))]);
  await pays(waiting);
  await waiting.shopper.submit();
}

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & { strike: Strike };

const struckOffer = (cell: Struck): Cell => ({
  ...cell,
  leaves: passedOn,
  async play(stage) {
    const { first: waiting } = await freed(stage);
    await stage.strike(cell.strike, run);
    await stage.program.perform(run);
    await sendNothing(stage);
    await takes(stage, waiting);
  },
});

const struckTaking = (cell: Struck): Cell => ({
  ...cell,
  leaves: passedOn,
  async play(stage) {
    const waiting = await held(stage);
    await stage.strike(cell.strike, takeOf(waiting));
    await takes(stage, waiting);
  },
});

/** Group L: a day frees and is held for one who waits, who takes it and pays. */
export const waitingCells: readonly Cell[] = [
  struckOffer({
    id: 'L1-K1',
    says: 'killed before a freed day is held, the next round holds it; it is taken and sold once',
    strike: kill('before', offering),
  }),
  struckOffer({
    id: 'L1-K2',
    says: 'killed after a freed day is held, it is held still; it is taken and sold once',
    strike: kill('after', offering),
  }),
  struckOffer({
    id: 'L1-X',
    says: 'an exception with the day claimed and nobody offered it lets it go; the next round holds it',
    strike: exception('before', 'insert waiting_offers'),
  }),
  struckOffer({
    id: 'L1-D',
    says: 'the COMMIT of a held day arrives and its answer does not; it is held once',
    strike: cut('after', offering),
  }),
  {
    id: 'L1-2',
    says: 'two copies hold a freed day at once for two who wait: one has it, the other waits',
    leaves: passedOn,
    async play(stage) {
      const { first, second } = await freed(stage);
      await Promise.all([stage.program, stage.copy()].map((one) => one.perform(run)));
      await sendNothing(stage);
      expectRefusals([await stage.program.perform(takeOf(second))], { WAITING_OFFER_ENDED: 1 });
      await takes(stage, first);
    },
  },
  struckTaking({
    id: 'L2-K1',
    says: 'killed before a held day is taken, taken again it is paid and sold once',
    strike: kill('before', taking),
  }),
  struckTaking({
    id: 'L2-K2',
    says: 'killed after a held day is taken, taken again it is paid and sold once',
    strike: kill('after', taking),
  }),
  struckTaking({
    id: 'L2-D',
    says: 'the COMMIT of a taken day arrives and its answer does not; taken again it is paid and sold once',
    strike: cut('after', taking),
  }),
  {
    id: 'L2-1',
    says: 'a held day is taken and paid, and the page is closed: recovery books it',
    leaves: passedOn,
    async play(stage) {
      const waiting = await held(stage);
      await stage.program.perform(takeOf(waiting));
      await pays(waiting);
    },
  },
  {
    id: 'L3-1',
    says: 'the time of a held day is up while its card form is open: the form keeps it, and what is paid there is booked',
    leaves: passedOn,
    async play(stage) {
      const waiting = await held(stage);
      const { rows } = await stage.sql.query<{ expires_at: Date }>('select expires_at from waiting_offers');
      for (const { expires_at } of rows) stage.later((expires_at.getTime() - stage.time.now.getTime()) / 1000 - 60);
      await stage.program.perform(takeOf(waiting));
      await waiting.shopper.reachForm();
      await waiting.shopper.giveName();
      stage.later(120);
      await stage.program.perform(run);
      await waiting.shopper.pay();
      await waiting.shopper.submit();
    },
  },
  {
    id: 'L3-2',
    says: 'the time of a held day is up: who takes it is told, and it is held for the next, who buys it',
    leaves: passedOn,
    async play(stage) {
      const { first, second } = await freed(stage);
      await stage.program.perform(run);
      stage.later(waitingList.leastMinutes * 60 + 24 * 3600);
      await stage.program.perform(run);
      await sendNothing(stage);
      expectRefusals([await stage.program.perform(takeOf(first))], { WAITING_OFFER_ENDED: 1 });
      await takes(stage, second);
    },
  },
  {
    id: 'L4-1',
    says: 'a held day is taken as a stranger buys it: the stranger is told that it is taken',
    leaves: passedOn,
    async play(stage) {
      const waiting = await held(stage);
      const stranger = stage.shopper({ name: 'somebody else' });
      const both = await Promise.all([stage.program.perform(takeOf(waiting)), stranger.preload()]);
      expectRefusals(both, { DATE_TAKEN: 1 });
      await pays(waiting);
      await waiting.shopper.submit();
    },
  },
];
