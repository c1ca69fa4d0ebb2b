import { cents } from '#domain/money.ts';
import { allJobs } from '#server/jobs.ts';
import { openRestorePause, recognizeServer } from '#server/modules/backup/restore-pause.ts';
import { startJobs } from '#server/outbox/scheduler.ts';
import { type Cell, cancelled, kill, reach } from '../cell.ts';
import { expectCount } from '../expect.ts';
import type { Stage } from '../stage.ts';

const asking = 'gateway void';
const releasing = 'commit of release-hold';

/**
 * A copy of the moment at which a cancelled booking's mails and refund were still to be sent, put back on another server.
 * In its other life the money was given back.
 */
async function restore(stage: Stage): Promise<void> {
  await reach(stage, 'cancelled');
  const { deps } = stage.program;
  await recognizeServer(deps, { isOwn: true });
  const { rows } = await stage.sql.query<{ order_no: string; transaction_no: string; amount: number }>(
    'select order_no, transaction_no, amount from refunds',
  );
  for (const { order_no: orderNo, transaction_no: transactionNo, amount } of rows)
    await deps.cards.refund({ orderNo, transactionNo, amount: cents(amount), method: 'void' });
  await stage.sql.query(`update database_identity set system_identifier = 'another'`);
}

/** A worker begins on the copy, and every job has its turn. */
async function work(stage: Stage): Promise<void> {
  const { deps } = stage.program;
  const hold = await openRestorePause(deps, { isOwn: true });
  const begun: Promise<unknown>[] = [];
  const jobs = allJobs(deps).map((job) => ({
    ...job,
    run(stopping: AbortSignal) {
      const run = job.run(stopping);
      begun.push(run);
      return run;
    },
  }));
  const running = startJobs(jobs, deps.log, { fault: hold.reason });
  await Promise.allSettled(begun);
  await running.stop();
}

const release = (stage: Stage) => stage.program.perform({ do: 'release' });

const held = (cell: Pick<Cell, 'id' | 'says'> & { goes(stage: Stage): Promise<void> }): Cell => ({
  id: cell.id,
  says: cell.says,
  post: true,
  leaves: {
    ...cancelled,
    alerts: ['restore'],
    messages: { 'mail.confirmation': 'unknown', 'mail.cancellation': 'unknown' },
  },
  async play(stage) {
    await restore(stage);
    await work(stage);
    await cell.goes(stage);
    await stage.program.perform({ do: 'refund' });
    expectCount(stage.gateway.calls, asking, 1);
  },
});

/** Group H: a database that was put back from a copy is held until a person releases it. */
export const restoreCells: readonly Cell[] = [
  held({
    id: 'H1-1',
    says: 'nothing is sent, asked or given back before the release; then the refund is looked up, and mails wait for a person',
    async goes(stage) {
      await release(stage);
    },
  }),
  held({
    id: 'H1-K1',
    says: 'killed before a release commits, the copy stays held; released again, nothing leaves twice',
    async goes(stage) {
      await stage.strike(kill('before', releasing), { do: 'release' });
      await work(stage);
      await release(stage);
    },
  }),
  held({
    id: 'H1-K2',
    says: 'killed after a release commits, it counts, and who releases again releases nothing',
    async goes(stage) {
      await stage.strike(kill('after', releasing), { do: 'release' });
      await release(stage);
    },
  }),
  held({
    id: 'H1-2',
    says: 'ten people release at once: it is done once',
    async goes(stage) {
      const copies = [stage.program, stage.copy(), stage.copy()];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => (copies[n % 3] ?? stage.program).perform({ do: 'release' })),
      );
    },
  }),
];
