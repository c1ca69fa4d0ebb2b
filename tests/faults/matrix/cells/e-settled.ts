import { setImmediate } from 'node:timers/promises';
import { allJobs } from '#server/jobs.ts';
import { startJobs } from '#server/outbox/scheduler.ts';
import { type Cell, cancelled, cut, exception, kill, reach } from '../cell.ts';
import { expectCount, expectRefusals, expectWaiting } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { Shopper } from '../shopper.ts';
import type { Stage } from '../stage.ts';

const asking = 'gateway void';
const lookingUp = 'gateway look-up';
const askingPart = 'gateway refund';
const deciding = 'commit of change-as-operator';

type Outcome = Parameters<Shopper['settleAction']>[0];

/** The refund of a cancellation was sent and not answered, and no look-up tells what became of it. */
async function unanswered(stage: Stage, fault: 'lost' | 'down'): Promise<Shopper> {
  const shopper = await reach(stage, 'cancelled');
  stage.gateway.order({ step: asking, fault });
  stage.gateway.order({ step: lookingUp, fault: 'garbled', times: 100 });
  await stage.program.perform({ do: 'refund' });
  return shopper;
}

const settled = (cell: Pick<Cell, 'id' | 'says'> & { outcome: Outcome; strike: Strike; refused?: boolean }): Cell => ({
  id: cell.id,
  says: cell.says,
  leaves: { ...cancelled, refunded: cell.outcome === 'returned-elsewhere' ? 0 : 1 },
  async play(stage) {
    const shopper = await unanswered(stage, cell.outcome === 'happened' ? 'lost' : 'down');
    const action = await shopper.settleAction(cell.outcome);
    await stage.strike(cell.strike, action);
    expectRefusals([await stage.program.perform(action)], cell.refused ? { REFUND_NOT_STUCK: 1 } : {});
  },
});

/** While the gateway has answered a call and the program has not heard it, this happens. */
function meanwhile(stage: Stage, call: 'refund' | 'readRefund', happens: () => Promise<unknown>): void {
  const { cards } = stage.program.deps;
  if (call === 'refund') {
    const own = cards.refund;
    cards.refund = async (request) => {
      const answer = await own(request);
      await happens();
      return answer;
    };
  } else {
    const own = cards.readRefund;
    cards.readRefund = async (request) => {
      const answer = await own(request);
      await happens();
      return answer;
    };
  }
}

/** One part of a payment is back, and another of the same amount is wanted. */
async function equalPart(stage: Stage): Promise<Shopper> {
  const shopper = await reach(stage, 'a part is wanted');
  await stage.program.perform({ do: 'refund' });
  await stage.program.perform(shopper.partAction(1));
  return shopper;
}
const bothParts = { approved: 1, refunded: 2, bookings: 1 };

/** Group E, last part: an owner settles what the gateway does not tell, and equal parts are told apart. */
export const settledCells: readonly Cell[] = [
  settled({
    id: 'E10-K1',
    says: 'killed before an owner’s word on a refund commits, it is given again and counts',
    outcome: 'happened',
    strike: kill('before', deciding),
  }),
  settled({
    id: 'E10-K2',
    says: 'killed after an owner’s word on a refund commits, who gives it again is told, and it counts once',
    outcome: 'happened',
    strike: kill('after', deciding),
    refused: true,
  }),
  settled({
    id: 'E10-X',
    says: 'an exception as the mail of a settled refund is queued takes the owner’s word back; given again, it counts',
    outcome: 'returned-elsewhere',
    strike: exception('after', 'insert outbox'),
  }),
  settled({
    id: 'E10-D',
    says: 'the COMMIT of an owner’s word arrives and its answer does not; who gives it again is told, nothing is sent',
    outcome: 'returned-elsewhere',
    strike: cut('after', deciding),
    refused: true,
  }),
  settled({
    id: 'E10-S',
    says: 'killed after ‘send it again’ commits, who says so again is told, and it is sent once',
    outcome: 'send-again',
    strike: kill('after', deciding),
    refused: true,
  }),
  {
    id: 'E10-2',
    says: 'ten owners settle one refund at once: one does, the others are told',
    leaves: { ...cancelled, refunded: 0 },
    async play(stage) {
      const shopper = await unanswered(stage, 'down');
      const action = await shopper.settleAction('returned-elsewhere');
      const copies = [stage.program, stage.copy(), stage.copy()];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (copies[n % 3] ?? stage.program).perform(action)),
      );
      expectRefusals(answers, { REFUND_NOT_STUCK: 9 });
    },
  },
  {
    id: 'E10-3',
    says: 'a look-up finds the refund while an owner sends it again: it is written down and not sent',
    leaves: cancelled,
    async play(stage) {
      const shopper = await reach(stage, 'cancelled');
      stage.gateway.order({ step: asking, fault: 'lost' });
      await stage.program.perform({ do: 'refund' });
      stage.later(180);
      const other = stage.copy();
      meanwhile(stage, 'readRefund', async () => {
        await other.perform(await shopper.settleAction('send-again'));
        await other.perform({ do: 'refund' });
      });
      await stage.program.perform({ do: 'refund' });
      expectCount(stage.gateway.calls, asking, 1);
    },
  },
  {
    id: 'E10-4',
    says: 'a look-up that tells nothing ends after an owner said to send it again: the owner’s word stands, and it is sent',
    leaves: cancelled,
    within: { refund: 900 },
    async play(stage) {
      const shopper = await unanswered(stage, 'down');
      stage.later(180);
      const other = stage.copy();
      meanwhile(stage, 'readRefund', async () => other.perform(await shopper.settleAction('send-again')));
      await stage.program.perform({ do: 'refund' });
    },
  },
  {
    id: 'E11-K1',
    says: 'killed with an equal part intended and not asked, the first part’s success is not taken for it; an owner sends it',
    leaves: bothParts,
    within: { refund: 900 },
    async play(stage) {
      const shopper = await equalPart(stage);
      await stage.strike(kill('before', askingPart), { do: 'refund' });
      stage.later(300);
      await stage.program.perform({ do: 'refund' });
      await stage.program.perform(await shopper.settleAction('send-again'));
    },
  },
  {
    id: 'E11-K2',
    says: 'killed after the gateway gave an equal part back, it is looked up, found by its own number and written down',
    leaves: bothParts,
    async play(stage) {
      await equalPart(stage);
      await stage.strike(kill('after', askingPart), { do: 'refund' });
    },
  },
  {
    id: 'E11-F',
    says: 'the gateway hangs up on an equal part and does nothing; the first part’s success is not taken for it',
    leaves: bothParts,
    within: { refund: 900 },
    async play(stage) {
      const shopper = await equalPart(stage);
      stage.gateway.order({ step: askingPart, fault: 'down' });
      await stage.program.perform({ do: 'refund' });
      stage.later(300);
      await stage.program.perform({ do: 'refund' });
      await stage.program.perform(await shopper.settleAction('send-again'));
    },
  },
  {
    id: 'E12-S',
    says: 'stopped while the gateway gives it back, the stop waits, the answer is written down and nothing is looked up',
    leaves: cancelled,
    async play(stage) {
      await reach(stage, 'cancelled');
      const asked = Promise.withResolvers<void>();
      const heard = Promise.withResolvers<void>();
      meanwhile(stage, 'refund', async () => {
        asked.resolve();
        await heard.promise;
      });
      const { deps } = stage.program;
      const running = startJobs(
        allJobs(deps).filter(({ name }) => name === 'send-refunds'),
        deps.log,
      );
      await asked.promise;
      const stop = { over: false };
      const stopped = running.stop().then(() => {
        stop.over = true;
      });
      await setImmediate();
      expectWaiting(!stop.over);
      heard.resolve();
      await stopped;
      await stage.program.perform({ do: 'refund' });
      expectCount(stage.gateway.calls, asking, 1);
      expectCount(stage.gateway.calls, lookingUp, 0);
    },
  },
];
