import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { choose, giveName } from './actions/choose.ts';
import { pay, submit } from './actions/pay.ts';
import { Do } from './commands.ts';
import { play } from './play.ts';
import { replay, replayPath, reportOf, runs, shrinkTimer } from './replay.ts';
import { sequences } from './sequences.ts';
import { openTown } from './shop.ts';
import { tally } from './tally.ts';
import { days, services } from './world.ts';

/** In so many runs everything that the model is about happens. */
const telling = 200;
const patienceMs = 600_000 + runs * 1000;

let town: Awaited<ReturnType<typeof openTown>>;
beforeAll(async () => {
  town = await openTown(inject('templateDatabase'));
});
afterAll(() => town.close());

describe('whatever visitors, the gateway, crashes and the clock do', () => {
  it(
    'every payment is a booking or a refund, and every promise is kept',
    async () => {
      const shrinking = shrinkTimer();
      const property = fc.asyncProperty(
        fc.constantFrom(1, 1, 2),
        sequences({ replayPath }),
        async (crews, commands) => {
          if (shrinking.isOver()) return;
          await play(town, crews, commands).catch((error) => {
            shrinking.failed();
            throw error;
          });
        },
      );
      const details = await fc.check(property, { numRuns: runs, ...replay });
      if (details.failed) throw new Error(reportOf(details));
      if (process.env.MODEL_RUNS) console.log(tally);
      if (runs < telling || replay.path) return;
      for (const [what, times] of Object.entries(tally)) expect(times, what).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it('the last platinum place stays with whoever holds it when an older ticket is paid', async () => {
    const [, platinum] = services;
    const [, first, second, third] = days;
    const actions = [
      choose(0, second, platinum),
      choose(0, third, services[0]),
      choose(1, first, platinum),
      giveName(0),
      pay(0, 'good'),
      pay(1, 'good'), // the first visitor's platinum ticket, whose place he gave up
      submit(1),
      submit(0),
    ];
    await play(
      town,
      1,
      actions.map((action) => new Do(action)),
    );
  });
});
