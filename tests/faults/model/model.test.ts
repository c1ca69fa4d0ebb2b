import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cancel } from './actions/after.ts';
import { choose, giveName, openLink } from './actions/choose.ts';
import { jobs } from './actions/jobs.ts';
import { correct, givePart, storefronts } from './actions/operator.ts';
import { pay, submit } from './actions/pay.ts';
import { sendLink } from './actions/sell.ts';
import { Do, Several } from './commands.ts';
import { play } from './play.ts';
import { replay, replayPath, reportOf, runs, shrinkTimer } from './replay.ts';
import { dealings, sales, sequences } from './sequences.ts';
import { openTown } from './shop.ts';
import { tally } from './tally.ts';
import { cheaper, complete, days, platinum } from './world.ts';

/** In so many runs everything that the model is about happens. */
const telling = 200;
const patienceMs = 600_000 + (runs.whole + runs.money) * 1000;
const whole = 'every payment is a booking or a refund, and every promise is kept';
const ofMoney = 'whatever is done with the money of a booking, its papers, mails and page agree with the gateway';

let town: Awaited<ReturnType<typeof openTown>>;
beforeAll(async () => {
  town = await openTown(inject('templateDatabase'));
});
afterAll(() => {
  console.log(tally); // what was covered
  return town.close();
});

const oneInEight = fc.integer({ min: 1, max: 8 }).map((one) => one === 1);

/** Plays so many of them; what goes wrong is made smaller for a while. */
function playedOut<T>(generated: fc.Arbitrary<T>, numRuns: number, one: (of: T) => Promise<void>) {
  const shrinking = shrinkTimer();
  const property = fc.asyncProperty(generated, async (of) => {
    if (shrinking.isOver()) return;
    await one(of).catch((error) => {
      shrinking.failed();
      throw error;
    });
  });
  return fc.check(property, { numRuns, ...replay });
}

describe('whatever visitors, the gateway, crashes and the clock do', () => {
  it(
    whole,
    async () => {
      const details = await playedOut(
        fc.tuple(fc.constantFrom(1, 1, 2), sequences({ replayPath })),
        runs.whole,
        ([crews, commands]) => play(town, crews, commands),
      );
      if (details.failed) throw new Error(reportOf(whole, details));
      if (runs.whole < telling || replay.path) return;
      for (const [what, times] of Object.entries(tally)) expect(times, what).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it(
    ofMoney,
    async () => {
      const details = await playedOut(
        fc.tuple(sales, oneInEight, dealings({ replayPath })),
        runs.money,
        ([sale, posts, commands]) => play(town, 1, commands, { sale, posts }),
      );
      if (details.failed) throw new Error(reportOf(ofMoney, details));
    },
    patienceMs,
  );

  it('a payment that goes back in pieces is credited once to the cent, with each of its taxes', async () => {
    const [, , third] = days;
    const paying = [giveName(0), pay(0, 'good'), submit(0)];
    const [door, , largest] = storefronts;
    const inParts = [choose(0, third, complete), ...paying, givePart(0, 'a little'), givePart(0, 'a little')];
    const corrected = [sendLink(0, third, { service: cheaper, hours: 24 }), openLink(0), ...paying];
    const stories = [
      [...inParts, jobs.refund, cancel(0, 'press')],
      [...corrected, ...(door ? [correct(0, door, { gives: true })] : []), jobs.refund, givePart(0, 'a little')],
      [...inParts, ...(largest ? [correct(0, largest, { gives: false })] : [])],
    ];
    for (const story of stories) await play(town, 1, [new Several(story)]);
  });

  it('the last platinum place stays with whoever holds it when an older ticket is paid', async () => {
    const [, first, second, third] = days;
    const actions = [
      choose(0, second, platinum),
      choose(0, third, complete),
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
