import { booked, type Cell, cancelled, cut, exception, kill, type Leaves, type PlayedCell, reach } from '../cell.ts';
import { expectCount, expectHeld, expectOneAnswer, expectRefusals } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import { anotherDay, type Shopper } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const deciding = 'commit of change-as-operator';
const asking = 'gateway refund';
const everything = 208_680;
/** The list prices with taxes. */
const [priceOfPlatinum, priceOfRefresh] = [574_875, 51_739];
const kept: Leaves = { ...cancelled, refunded: 0 };

type Struck = Omit<PlayedCell, 'play' | 'leaves'> & {
  strike: Strike;
  afterwards: 'retries' | 'gone';
  leaves?: Leaves;
};

/** The operator cancels and keeps the money. */
const keeping = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  leaves: kept,
  ...cell,
  async play(stage) {
    const action = (await reach(stage, 'booked')).operatorCancelAction('none');
    await stage.strike(strike, action);
    if (afterwards === 'retries') await stage.program.perform(action);
  },
});

/** A visit was cancelled without its money, which is given back all the same. */
async function keptMoney(stage: Stage): Promise<Shopper> {
  const shopper = await reach(stage, 'booked');
  await stage.program.perform(shopper.operatorCancelAction('none'));
  return shopper;
}

const givingBack = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  leaves: cancelled,
  ...cell,
  async play(stage) {
    const action = (await keptMoney(stage)).partAction(1, everything);
    await stage.strike(strike, action);
    if (afterwards === 'retries') await stage.program.perform(action);
  },
});

async function boughtPlatinum(stage: Stage): Promise<Shopper> {
  const platinum = stage.shopper({ name: 'customer', service: 'platinum' });
  await platinum.preload();
  await platinum.giveName();
  await platinum.pay();
  await platinum.submit();
  return platinum;
}

/** A Platinum visit and its free refresh, two days later. */
async function withRefresh(stage: Stage): Promise<Shopper> {
  const platinum = await boughtPlatinum(stage);
  const refresh = freeRefresh(stage);
  await refresh.preload();
  await refresh.submit();
  return platinum;
}

const freeRefresh = (stage: Stage) => stage.shopper({ name: 'customer', date: anotherDay, service: 'refresh' });

const withPlatinum = ({ strike, afterwards, ...cell }: Struck): Cell => ({
  leaves: { ...cancelled, cancelled: 2 },
  ...cell,
  async play(stage) {
    const action = await (await withRefresh(stage)).cancelAction();
    await stage.strike(strike, action);
    if (afterwards === 'retries') await stage.program.perform(action);
  },
});

const standing: Leaves = { approved: 1, refunded: 0, bookings: 2 };

/** Group E, sixth part: money that is kept and goes back after all, and a Platinum visit that takes its refresh with it. */
export const afterAllCells: readonly Cell[] = [
  keeping({
    id: 'E14-K1',
    says: 'killed before a cancellation without money commits, tried again it is cancelled and the money stays',
    strike: kill('before', deciding),
    afterwards: 'retries',
  }),
  keeping({
    id: 'E14-K2',
    says: 'killed after a cancellation without money commits and not tried again, the day is free and the money stays',
    strike: kill('after', deciding),
    afterwards: 'gone',
  }),
  givingBack({
    id: 'E15-K1',
    says: 'killed before the wish for money that was kept commits, tried again all of it goes back',
    strike: kill('before', deciding),
    afterwards: 'retries',
  }),
  givingBack({
    id: 'E15-K2',
    says: 'killed after the wish for money that was kept commits, who tries again is told and it goes back once',
    strike: kill('after', deciding),
    afterwards: 'retries',
  }),
  givingBack({
    id: 'E15-X',
    says: 'an exception with money that was kept wanted back takes back the wish; not tried again, it stays',
    strike: exception('after', 'insert refunds'),
    afterwards: 'gone',
    leaves: kept,
  }),
  givingBack({
    id: 'E15-D',
    says: 'the COMMIT of the wish for money that was kept arrives and its answer does not; it goes back once',
    strike: cut('after', deciding),
    afterwards: 'retries',
  }),
  {
    id: 'E15-T',
    says: 'money that was kept is given back and the answer lost; it is looked up and never asked again',
    leaves: cancelled,
    async play(stage) {
      await stage.program.perform((await keptMoney(stage)).partAction(1, everything));
      stage.gateway.order({ step: asking, fault: 'lost' });
      await stage.program.perform({ do: 'refund' });
      expectCount(stage.gateway.calls, asking, 1);
    },
  },
  {
    id: 'E15-2',
    says: 'ten owners give back at once what was kept: it goes back once, and the others are told',
    leaves: cancelled,
    async play(stage) {
      const action = (await keptMoney(stage)).partAction(1, everything);
      stage.program.interposer.meet({ when: 'before', step: 'select bookings', parties: 4 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => stage.program.perform(action)));
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { BOOKING_CHANGED: 9 });
    },
  },
  withPlatinum({
    id: 'E16-K1',
    says: 'killed before the cancellation of a Platinum visit commits, tried again its refresh goes with it',
    strike: kill('before', 'commit of cancel-booking'),
    afterwards: 'retries',
  }),
  withPlatinum({
    id: 'E16-K2',
    says: 'killed after the cancellation of a Platinum visit commits, its refresh is gone with it and the money goes back once',
    strike: kill('after', 'commit of cancel-booking'),
    afterwards: 'gone',
  }),
  withPlatinum({
    id: 'E16-X',
    says: 'an exception with the Platinum visit cancelled and its refresh not takes all of it back; both stand',
    strike: { ...exception('before', 'delete day_claims'), nth: 2 },
    afterwards: 'gone',
    leaves: standing,
  }),
  {
    id: 'E16-2',
    says: 'a Platinum visit is cancelled while its free refresh is chosen: there is none, and its day is free',
    leaves: cancelled,
    async play(stage) {
      const platinum = await boughtPlatinum(stage);
      const refresh = freeRefresh(stage);
      await refresh.preload();
      await platinum.cancel();
      expectRefusals([await refresh.submit()], { CLIENT_NUMBER_UNKNOWN: 1 });
    },
  },
  {
    id: 'E17-1',
    says: 'a Platinum visit is cancelled after its free refresh was done: its price is kept of what goes back',
    leaves: { approved: 1, refunded: 1, bookings: 1, cancelled: 1 },
    async play(stage) {
      const platinum = await withRefresh(stage);
      stage.time.now = new Date('2025-10-17T14:00:00Z');
      expectOneAnswer([await stage.program.perform(platinum.operatorCancelAction())]);
      const { rows } = await stage.sql.query('select amount from refunds');
      expectOneAnswer(rows.map(({ amount }) => amount === priceOfPlatinum - priceOfRefresh || { refused: amount }));
    },
  },
  {
    id: 'E16-4',
    says: 'the free refresh is chosen for the day before its Platinum visit: it is refused, and nothing is held',
    leaves: booked,
    async play(stage) {
      await boughtPlatinum(stage);
      const early = stage.shopper({ name: 'customer', date: '2025-10-13', service: 'refresh' });
      expectRefusals([await early.preload(), await early.submit()], { REFRESH_TOO_EARLY: 1, CHECKOUT_NOT_FOUND: 1 });
    },
  },
  {
    id: 'E16-5',
    says: 'a Platinum visit and its refresh are moved past each other at once: one is moved at the most, the visit stays first',
    leaves: { ...standing, weather: { proposed: 0, moved: 0 } },
    async play(stage) {
      const platinum = await withRefresh(stage);
      const [, refresh] = stage.shoppers.map(({ shopper }) => shopper);
      const moves = [
        await platinum.moveAction('2025-10-20'),
        ...(refresh ? [await refresh.moveAction('2025-10-13')] : []),
      ];
      const answers = await Promise.all(moves.map((move) => stage.program.perform(move)));
      expectRefusals(answers, { VISIT_AFTER_REFRESH: 1, REFRESH_TOO_EARLY: 1 });
    },
  },
  {
    id: 'E16-3',
    says: 'the free refresh is booked in two tabs at once, on two days: one of them has it',
    leaves: standing,
    async play(stage) {
      await boughtPlatinum(stage);
      const one = freeRefresh(stage);
      const other = stage.shopper({ name: 'other', date: '2025-10-20', service: 'refresh' });
      await one.preload();
      await other.preload();
      expectRefusals(await Promise.all([one.submit(), other.submit()]), { PRICE_DIFFERS: 1 });
    },
  },
];
