import { expect } from 'vitest';
import { webhookEvents } from '#domain/webhooks/events.ts';
import { booked, type Cell, kill, type Leaves, type PlayedCell, reach } from '../cell.ts';
import { expectCount } from '../expect.ts';
import type { Strike } from '../interposer.ts';
import type { PostFault } from '../post-office.ts';
import type { Stage } from '../stage.ts';

const sending = 'webhook send';
const recording = 'commit of record-message';
const booking = 'commit of write-booking';
const send = { do: 'send webhooks' } as const;

/** An owner has another program told of everything. */
const listens = ({ sql, time }: Stage) =>
  sql.query(
    `insert into webhook_endpoints (id, url, events, includes_customer, answered_at, created_at)
     values (gen_random_uuid(), 'https://hooks.example.com/in', $1, false, $2, $2)`,
    [webhookEvents, time.now],
  );

/** What has arrived by now, each by its name: with a fault that lost the answer, the same once more. */
const arrived = ({ post }: Stage) => post?.posted.filter(({ by }) => by === 'webhook').map(({ name }) => name) ?? [];

type Told = Pick<PlayedCell, 'id' | 'says'> & { times: number; leaves?: Leaves };

/** Until everything is quiet, the event must have arrived so often, under one name. */
const told = ({ times, leaves = booked, ...cell }: Told, play: (stage: Stage) => Promise<void>): Cell => ({
  ...cell,
  leaves,
  post: true,
  async play(stage) {
    await listens(stage);
    await play(stage);
    await stage.heal();
    const names = arrived(stage);
    expect([names.length, new Set(names).size], 'O5: how often it arrived, and under how many names').toEqual([
      times,
      Math.min(times, 1),
    ]);
  },
});

const struck = (cell: Told, strike: Strike): Cell =>
  told(cell, async (stage) => {
    await reach(stage, 'booked');
    await stage.strike(strike, send);
  });

const refused = (cell: Told, fault: Omit<PostFault, 'step'>): Cell =>
  told(cell, async (stage) => {
    await reach(stage, 'booked');
    stage.post?.order({ step: sending, ...fault });
    await stage.program.perform(send);
  });

const submitted = (cell: Told, strike: Strike): Cell =>
  told(cell, async (stage) => {
    const shopper = await reach(stage, 'approved');
    await stage.strike(strike, shopper.submitAction());
  });

/** Group W: another program is told, at least once and always under the same name. */
export const webhookCells: readonly Cell[] = [
  submitted(
    { id: 'W1-K1', says: 'killed before the booking commits, the recovery books and tells of it once', times: 1 },
    kill('before', booking),
  ),
  submitted(
    { id: 'W1-K2', says: 'killed as soon as the booking has committed, the other program is told once', times: 1 },
    kill('after', booking),
  ),
  struck({ id: 'W2-K1', says: 'killed before the call, it is made a minute later', times: 1 }, kill('before', sending)),
  struck(
    { id: 'W2-K2', says: 'killed between the call and its record, it is made again under the same name', times: 2 },
    kill('before', recording),
  ),
  struck(
    { id: 'W2-K3', says: 'killed after the outcome commits, it is not told again', times: 1 },
    kill('after', recording),
  ),
  refused(
    {
      id: 'W2-T',
      says: 'the other program takes it and its answer is lost; it is told again under the same name',
      times: 2,
    },
    { fault: 'lost' },
  ),
  refused(
    { id: 'W2-F1', says: 'the other program answers 503 six times and takes it then: told once', times: 1 },
    { fault: 'busy', times: 6 },
  ),
  refused(
    {
      ...{ id: 'W2-F2', says: 'the other program answers 410: it is left alone, and the operator is told', times: 0 },
      leaves: { ...booked, alerts: ['webhook'], messages: { 'webhook.event': 'failed' } },
    },
    { fault: 'gone' },
  ),
  told({ id: 'W2-2', says: 'four copies find one event at once: one tells of it', times: 1 }, async (stage) => {
    await reach(stage, 'booked');
    const copies = [stage.program, stage.copy(), stage.copy(), stage.copy()];
    await Promise.all(copies.map((copy) => copy.perform(send)));
    expectCount(stage.post?.calls ?? [], sending, 1);
  }),
];
