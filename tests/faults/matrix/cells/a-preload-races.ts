import { booked, type Cell, exception } from '../cell.ts';
import { expectCount, expectHeld, expectOneAnswer, expectRefusals } from '../expect.ts';
import { anotherDay, Shopper } from '../shopper.ts';

/** Group A, played: two tabs, one number in two hands, fifty visitors. */
export const preloadRaces: readonly Cell[] = [
  {
    id: 'A3-2',
    says: 'two tabs of one visitor ask at once and show one ticket, and what is paid on it is booked',
    leaves: booked,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      await stage.program.deps.calendar.rules.read();
      await stage.strike(exception('before', 'gateway preload'), shopper.preloadAction());
      stage.program.interposer.meet({ when: 'before', step: 'save ticket', parties: 2 });
      const answers = await Promise.all([shopper.preload(), shopper.preload()]);
      expectHeld(stage.program.interposer.met);
      const [ticket] = expectOneAnswer(answers.map((answer) => ('ticket' in answer ? answer.ticket : answer)));
      await shopper.giveName();
      await shopper.pay({ ticket: String(ticket) });
      await shopper.submit();
    },
  },
  {
    id: 'A4-T',
    says: 'the answer is lost on its way to the browser; asked again, the very same ticket is shown',
    leaves: booked,
    async play(stage) {
      const shopper = stage.shopper({ name: 'customer' });
      const first = await shopper.preload();
      expectOneAnswer([first, await shopper.preload()]);
      expectCount(stage.gateway.calls, 'gateway preload', 1);
      await shopper.giveName();
      await shopper.pay();
      await shopper.submit();
    },
  },

  {
    id: 'A5-2',
    says: 'fifty visitors want one day at once: one is shown a ticket, and nobody else can pay',
    leaves: booked,
    async play(stage) {
      const crowd = Array.from({ length: 50 }, (_, n) => stage.shopper({ name: `visitor-${n}` }));
      stage.program.interposer.meet({ when: 'before', step: 'insert day_claims', parties: 5 });
      const answers = await Promise.all(crowd.map((one) => one.preload()));
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { DATE_TAKEN: 49 });
      for (const one of crowd.filter(({ ticket }) => ticket !== null)) await payAndSubmit(one);
    },
  },
  {
    id: 'A5-3',
    says: 'a day that somebody is paying for is not sold to another, who is told so before paying',
    leaves: booked,
    async play(stage) {
      const first = stage.shopper({ name: 'first' });
      await first.preload();
      const second = stage.shopper({ name: 'second' });
      expectRefusals([await second.preload()], { DATE_TAKEN: 1 });
      await payAndSubmit(first);
    },
  },
  {
    id: 'A6-2',
    says: 'two visitors with one order number at once: one has it, the other is refused before paying',
    leaves: booked,
    async play(stage) {
      const one = stage.shopper({ name: 'one' });
      const other = new Shopper(stage, { name: 'other', date: anotherDay });
      other.orderNo = one.orderNo;
      stage.program.interposer.meet({ when: 'before', step: 'insert booking_contexts', parties: 2 });
      const answers = await Promise.all([one.preload(), other.preload()]);
      expectHeld(stage.program.interposer.met);
      expectRefusals(answers, { ORDER_NUMBER_TAKEN: 1 });
      const winner = one.ticket === null ? other : one;
      stage.shoppers.splice(0, 1);
      stage.remember(winner);
      await payAndSubmit(winner);
    },
  },
];

async function payAndSubmit(shopper: Shopper): Promise<void> {
  await shopper.giveName();
  await shopper.pay();
  await shopper.submit();
}
