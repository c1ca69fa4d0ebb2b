import { booked, type Cell, nothing, reach, unbookable } from '../cell.ts';
import { expectCount, expectHeld, expectOneAnswer, expectRefusals } from '../expect.ts';
import { theDay } from '../shopper.ts';

const minutes = (count: number) => count * 60;

/** Group B, first half: the card was approved in its frame, and the browser or the gateway is silent about it. */
export const approvedCells: readonly Cell[] = [
  {
    id: 'B1-L1',
    says: 'the browser dies right after the approval; within a minute there is a booking',
    leaves: booked,
    play: async (stage) => void (await reach(stage, 'approved')),
  },
  {
    id: 'B1-L2',
    says: 'the page is closed right after the approval and says so; there is a booking at once',
    leaves: booked,
    within: { booking: 1 },
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await shopper.closeTab();
    },
  },
  {
    id: 'B1-L3',
    says: 'a payment without a name, from a browser that never comes back, is given back when its time is over',
    leaves: unbookable,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.pay();
    },
  },
  {
    id: 'B1-L4',
    says: 'a card form that is left unpaid ends with its day free and nothing else',
    leaves: nothing,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.giveName();
    },
  },
  {
    id: 'B1-L5',
    says: 'a declined card and a browser that never comes back leave nothing',
    leaves: nothing,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.giveName();
      await shopper.decline();
    },
  },
  {
    id: 'B1-F1',
    says: 'the gateway is down for three looks after the approval; then there is a booking',
    leaves: booked,
    within: { booking: 60 + 3 * 50 },
    async play(stage) {
      await reach(stage, 'approved');
      stage.gateway.order({ step: 'gateway receipt', fault: 'down', times: 3 });
    },
  },
  {
    id: 'B1-F2',
    says: 'the gateway is silent until long after the ticket’s time; nothing is let go, the operator is told, then it is booked',
    leaves: { ...booked, alerts: ['gateway-silent'] },
    within: { booking: minutes(180) },
    async play(stage) {
      await reach(stage, 'approved');
      stage.later(minutes(35));
      stage.gateway.order({ step: 'gateway receipt', fault: 'error', times: 12 });
    },
  },
  {
    id: 'B2-2a',
    says: 'Submit comes fifty times at once: one booking, one answer',
    leaves: booked,
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      stage.program.interposer.meet({ when: 'after', step: 'gateway receipt', parties: 50 });
      expectOneAnswer(await Promise.all(Array.from({ length: 50 }, () => shopper.submit().catch(fault))));
      expectHeld(stage.program.interposer.met);
    },
  },
  {
    id: 'B2-2b',
    says: 'Submit and recovery finish one payment at the same time, fifty times: one booking, one answer',
    leaves: booked,
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await shopper.closeTab();
      stage.program.interposer.meet({ when: 'after', step: 'gateway receipt', parties: 51 });
      const [recovered, ...answers] = await Promise.all([
        stage.program.perform({ do: 'recover' }),
        ...Array.from({ length: 50 }, () => shopper.submit().catch(fault)),
      ]);
      expectHeld(stage.program.interposer.met);
      expectOneAnswer(answers);
      expectOneAnswer([recovered, { booked: 1, refunded: 0, waiting: 0, over: 0, failed: 0 }]);
    },
  },
  {
    id: 'B2-2c',
    says: 'two copies of recovery look at once: the gateway is asked once and there is one booking',
    leaves: booked,
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await shopper.closeTab();
      const copies = [stage.program, stage.copy(), stage.copy(), stage.copy()];
      await Promise.all(copies.map((copy) => copy.perform({ do: 'recover' })));
      expectCount(stage.gateway.calls, 'gateway receipt', 1);
    },
  },
  {
    id: 'B6-1',
    says: 'the browser says approved when nothing was paid; the gateway is believed, and nothing is booked',
    leaves: nothing,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.giveName();
      expectRefusals([await shopper.submit()], { NOT_PAID: 1 });
    },
  },
  {
    id: 'B6-2',
    says: 'the browser says approved after a decline; nothing is booked',
    leaves: nothing,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await shopper.preload();
      await shopper.giveName();
      await shopper.decline();
      expectRefusals([await shopper.submit()], { NOT_PAID: 1 });
    },
  },
  {
    id: 'B6-3',
    says: 'a stranger submits somebody’s paid ticket, as his own and under its own number; it stays with who paid',
    leaves: booked,
    async play(stage) {
      const owner = await reach(stage, 'approved');
      const thief = stage.shopper({ name: 'thief', date: '2025-10-16' });
      await thief.preload();
      await thief.giveName();
      const { ticket } = owner;
      const asOwn = await stage.program.perform(thief.submitAction(ticket));
      const asOwners = { ...owner.submitAction(), visitor: thief.visitor };
      expectRefusals([asOwn, await stage.program.perform(asOwners)], { CHECKOUT_OF_ANOTHER: 2 });
      await owner.submit();
    },
  },
  {
    id: 'B6-4',
    says: `the browser was told of an error although the card was approved for ${theDay}; it is booked all the same`,
    leaves: booked,
    async play(stage) {
      const shopper = await reach(stage, 'approved');
      await shopper.preload(); // what a person does after an error: the same checkout again
      await shopper.submit();
    },
  },
];

/** Nobody is to see an exception. */
const fault = () => ({ refused: 'an exception' });
