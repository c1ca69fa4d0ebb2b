import { cents } from '#domain/money.ts';
import type { SimulatorStore } from '#sandbox/cards/simulator.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { booked, type Cell, reach, unbookable } from '../cell.ts';
import { expectRefusals } from '../expect.ts';
import { anotherDay } from '../shopper.ts';
import type { Stage } from '../stage.ts';

type NewTicket = Parameters<SimulatorStore['createTicket']>[0];

/** A gateway that books something else than it was asked for. */
const registers =
  (change: (ticket: NewTicket) => Partial<NewTicket>) =>
  (store: SimulatorStore): SimulatorStore => ({
    ...store,
    createTicket: (ticket) => store.createTicket({ ...ticket, ...change(ticket) }),
  });

const submitted = async (stage: Stage) => {
  const shopper = await reach(stage, 'approved');
  expectRefusals([await shopper.submit()], { PAID_NOT_BOOKED: 1 });
};
const lostDay = { approved: 2, refunded: 1, bookings: 1 };

/** Group B, second half: the payment is not what was asked for, or its day is gone. */
export const conflictCells: readonly Cell[] = [
  {
    id: 'B3-1',
    says: 'less was charged than the price: no booking, and what was charged goes back',
    leaves: unbookable,
    books: registers(() => ({ amount: cents(4) })),
    play: submitted,
  },
  {
    id: 'B3-2',
    says: 'more was charged than the price: no booking, and all of it goes back',
    leaves: unbookable,
    books: registers(({ amount }) => ({ amount: cents(amount + 1) })),
    play: submitted,
  },
  {
    id: 'B3-3',
    says: 'the payment bears another order number: no booking, and it goes back under that number',
    leaves: unbookable,
    books: registers(({ orderNo }) => ({ orderNo: `${orderNo}_2` })),
    play: submitted,
  },
  {
    id: 'B3-4',
    says: 'found by recovery, a payment of another amount goes back as well',
    leaves: unbookable,
    books: registers(() => ({ amount: cents(4) })),
    play: async (stage) => void (await reach(stage, 'approved')),
  },
  {
    id: 'B3-5',
    says: 'an unpaid ticket is answered with the payment of a booking: that booking keeps its money',
    leaves: { ...booked, alerts: ['paid-not-booked'] },
    async play(stage) {
      const owner = await reach(stage, 'booked');
      const other = await unpaid(stage);
      const alter = (answer: string) => answer.replaceAll(owner.ticket ?? '', other.ticket ?? '');
      answerWith(stage, owner.ticket, alter);
      expectRefusals([await other.submit()], { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'B3-6',
    says: 'an unpaid ticket is answered with somebody’s fresh payment: it is nobody’s but his, and he is booked',
    leaves: booked,
    async play(stage) {
      const owner = await reach(stage, 'approved');
      const other = await unpaid(stage);
      answerWith(stage, owner.ticket, (answer) => answer);
      expectRefusals([await other.submit()], { CARD_GATEWAY_UNAVAILABLE: 1 });
    },
  },
  {
    id: 'B4-1',
    says: 'the approval turns up when the day is sold: refunded once, and the other customer keeps the day',
    leaves: lostDay,
    async play(stage) {
      const late = await reach(stage, 'approved, and the day is another’s');
      expectRefusals([await late.submit(), await late.submit()], { PAID_NOT_BOOKED: 2 });
    },
  },
  {
    id: 'B4-2',
    says: 'nobody submits the late approval: it is found within minutes and refunded once',
    leaves: lostDay,
    play: async (stage) => void (await reach(stage, 'approved, and the day is another’s')),
  },
  {
    id: 'B4-3',
    says: 'a hold is over in whose last minute was paid: the next visitor is refused, and who paid has the day',
    leaves: booked,
    within: { booking: 10 * 60 },
    async play(stage) {
      const payer = await atForm(stage);
      stage.later(29 * 60);
      await payer.pay();
      stage.later(7 * 60);
      expectRefusals([await stage.shopper({ name: 'next' }).preload()], { DATE_TAKEN: 1 });
    },
  },
  {
    id: 'B4-4',
    says: 'a hold is over and the gateway is silent: the day is not let go before it was asked',
    leaves: booked,
    within: { booking: 15 * 60 },
    async play(stage) {
      const payer = await atForm(stage);
      await payer.pay();
      stage.later(36 * 60);
      stage.gateway.order({ step: 'gateway receipt', fault: 'down' });
      expectRefusals([await stage.shopper({ name: 'next' }).preload()], { DATE_TAKEN: 1 });
      payer.approvedAt = stage.time.now;
    },
  },
  {
    id: 'B4-5',
    says: 'a hold is over and was not paid: the gateway is asked, and the next visitor has the day',
    leaves: booked,
    async play(stage) {
      await atForm(stage);
      stage.later(36 * 60);
      const next = stage.shopper({ name: 'next' });
      await next.preload();
      await next.giveName();
      await next.pay();
      await next.submit();
    },
  },
  {
    id: 'B5-1',
    says: 'two tickets of one visitor for one day are both paid: one is booked and the other refunded',
    leaves: lostDay,
    async play(stage) {
      const [one, two] = [stage.shopper({ name: 'customer' }), stage.shopper({ name: 'customer' })];
      for (const tab of [one, two]) await openAndPay(tab);
      expectRefusals(await Promise.all([one.submit(), two.submit()]), { PAID_NOT_BOOKED: 1 });
    },
  },
  {
    id: 'B5-2',
    says: 'two tickets of one visitor for one day are both paid and never submitted: recovery does the same',
    leaves: lostDay,
    async play(stage) {
      for (const tab of [stage.shopper({ name: 'customer' }), stage.shopper({ name: 'customer' })])
        await openAndPay(tab);
    },
  },
  {
    id: 'B5-3',
    says: 'two tickets of one visitor for two days are both paid: both days are booked',
    leaves: { approved: 2, refunded: 0, bookings: 2 },
    async play(stage) {
      const dates = [undefined, anotherDay];
      for (const date of dates) await openAndPay(stage.shopper({ name: 'customer', ...(date && { date }) }));
    },
  },
  {
    id: 'B5-4',
    says: 'two tickets of one visitor for a day of two crews are both paid: one is booked and the other refunded',
    leaves: lostDay,
    async play(stage) {
      const { db, calendar } = stage.program.deps;
      await writeSetting(db, 'crewsPerDay', 2);
      calendar.rules.forget();
      for (const tab of [stage.shopper({ name: 'customer' }), stage.shopper({ name: 'customer' })])
        await openAndPay(tab);
    },
  },
  {
    id: 'B7-1',
    says: 'a paid booking throws for good: the operator is told, and the money goes back within minutes',
    leaves: { ...unbookable, alerts: ['paid-unfinished'] },
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await breakBookings(stage);
      await shopper.submit().catch(() => {});
    },
  },
  {
    id: 'B7-2',
    says: 'a paid booking throws for three minutes: the operator is told, and there is one booking and no refund',
    leaves: { ...booked, alerts: ['paid-unfinished'] },
    within: { booking: 4 * 60 },
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await breakBookings(stage);
      await shopper.submit().catch(() => {});
      for (let half = 0; half < 6; half++) {
        stage.later(30);
        await stage.program.perform({ do: 'recover' });
      }
      await stage.sql.query('drop trigger broken on bookings');
    },
  },
  {
    id: 'B7-3',
    says: 'a bank approves after the ticket’s end, and nobody submits it: it is booked within five minutes',
    leaves: booked,
    within: { booking: 5 * 60 },
    async play(stage) {
      const shopper = await atForm(stage);
      const inTime = new Date(stage.time.now.getTime() + 29 * 60_000);
      stage.later(35 * 60);
      await stage.program.perform({ do: 'recover' });
      await shopper.pay({ at: inTime });
    },
  },
];

/** From now on no booking can be written. */
async function breakBookings({ sql }: Stage): Promise<void> {
  await sql.query(`
    create function no_booking() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
    create trigger broken before insert on bookings for each row execute function no_booking()`);
}

async function atForm(stage: Stage) {
  const shopper = stage.shopper({ name: 'customer' });
  await shopper.preload();
  await shopper.giveName();
  return shopper;
}

async function unpaid(stage: Stage) {
  const other = stage.shopper({ name: 'other', date: anotherDay });
  await other.preload();
  await other.giveName();
  return other;
}

/** The next receipt that anybody asks for is the one of this ticket. */
function answerWith(stage: Stage, ticket: string | null, alter: (answer: string) => string): void {
  stage.gateway.order({ step: 'gateway receipt', fault: 'else', asked: ticket ?? '', alter });
}

async function openAndPay(tab: Awaited<ReturnType<typeof unpaid>>): Promise<void> {
  await tab.preload();
  await tab.giveName();
  await tab.pay();
}
