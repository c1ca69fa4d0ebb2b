import fc from 'fast-check';
import type { Strike } from '../matrix/interposer.ts';
import type { Action } from './actions/action.ts';
import { cancel, comeBack } from './actions/after.ts';
import { choose, chooseAgain, giveName } from './actions/choose.ts';
import { jobs } from './actions/jobs.ts';
import { givePart, shares } from './actions/operator.ts';
import { beacon, forgeries, pay, submit, submitForged } from './actions/pay.ts';
import { Both, Do, Later, Leave, Struck, Troubled } from './commands.ts';
import { troubles } from './gateway.ts';
import { clockChange, days, hour, minute, services, visitors } from './world.ts';

/** More than are done: many are not possible when their turn comes. */
const mostGenerated = 100;

const anyone = fc.constantFrom(...visitors);
/** Mostly the newest that fits, sometimes an older one. */
const nth = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(5) });
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const some = (weight: number, arbitrary: fc.Arbitrary<Action>) => ({ weight, arbitrary });
const service = fc.oneof(
  { weight: 3, arbitrary: fc.constant(services[0]) },
  { weight: 2, arbitrary: fc.constant(services[1]) },
  { weight: 1, arbitrary: fc.constantFrom(services[2], services[3]) },
);

const actions = {
  choose: fc.tuple(anyone, fc.constantFrom(...days), service).map((of) => choose(...of)),
  again: nth.map(chooseAgain),
  name: nth.map(giveName),
  pay: fc.tuple(nth, fc.constantFrom('good', 'good', 'good', 'good', 'bad', 'slow')).map((of) => pay(...of)),
  submit: nth.map(submit),
  forged: fc.tuple(nth, fc.constantFrom(...forgeries)).map((of) => submitForged(...of)),
  beacon: fc.tuple(nth, fc.constantFrom('submitted', 'closed')).map((of) => beacon(...of)),
  back: fc.tuple(nth, fc.boolean()).map((of) => comeBack(...of)),
  cancel: fc.tuple(nth, fc.constantFrom('press', 'press', 'press', 'look', 'guess')).map((of) => cancel(...of)),
  recover: fc.constantFrom(jobs.recover, jobs.recover, jobs.recoverAll),
  part: fc.tuple(nth, fc.constantFrom(...shares)).map((of) => givePart(...of)),
  refund: fc.constant(jobs.refund),
  forget: fc.constant(jobs.forget),
};
const often: Record<keyof typeof actions, number> = {
  choose: 7,
  again: 2,
  name: 9,
  pay: 7,
  submit: 5,
  forged: 1,
  beacon: 1,
  back: 1,
  cancel: 4,
  recover: 3,
  part: 3,
  refund: 2,
  forget: 1,
};
const action = fc.oneof(...keysOf(actions).map((key) => some(often[key], actions[key])));

/** Paying is between the visitor and the gateway; there is nothing in it to strike. */
const struckDeed = fc.oneof(
  ...keysOf(actions).flatMap((key) => (key === 'pay' ? [] : [some(often[key], actions[key])])),
);

const when = fc.constantFrom('before', 'after');
const strike: fc.Arbitrary<Strike> = fc.record({
  fault: fc.constantFrom('throw', 'cut'),
  when,
  nth: fc.integer({ min: 1, max: 16 }),
});

/** Which commit a action may come to. */
const commits = [
  ['choose', 'hold-day'],
  ['submit', 'write-booking'],
  ['recover', 'write-booking'],
  ['submit', 'give-back'],
  ['recover', 'give-back'],
  ['recover', 'abandon-checkout'],
  ['cancel', 'cancel-booking'],
  ['part', 'change-as-operator'],
  ['refund', 'take-refund'],
  ['refund', 'record-refund'],
] as const;
const cutCommit = fc
  .constantFrom(...commits)
  .chain(([key, what]) =>
    fc.tuple(fc.record({ fault: fc.constant('cut'), when, step: fc.constant(`commit of ${what}`) }), actions[key]),
  );

const ahead = (says: string, ms: number) => new Later(says, (now) => new Date(now.getTime() + ms));
const later = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 20, 50).map((seconds) => ahead(`${seconds} s`, seconds * 1000)) },
  { weight: 3, arbitrary: fc.constantFrom(2, 10, 29).map((minutes) => ahead(`${minutes} min`, minutes * minute)) },
  { weight: 4, arbitrary: fc.constant(ahead('36 min', 36 * minute)) },
  { weight: 1, arbitrary: fc.constantFrom(1, 24, 25).map((hours) => ahead(`${hours} h`, hours * hour)) },
  { weight: 1, arbitrary: fc.constant(new Later('the night of the clock change, not', () => clockChange)) },
);

const trouble = fc.option(fc.record({ kind: fc.constantFrom(...troubles), calls: fc.integer({ min: 1, max: 4 }) }), {
  freq: 4,
});

/** Anything that can happen, in any order. */
export const sequences = (options: { replayPath: string | null }) =>
  fc.noBias(
    fc.commands(
      [
        fc.oneof(
          { weight: 30, arbitrary: action.map((one) => new Do(one)) },
          { weight: 7, arbitrary: fc.tuple(strike, struckDeed).map((of) => new Struck(...of)) },
          { weight: 4, arbitrary: cutCommit.map((of) => new Struck(...of)) },
          { weight: 5, arbitrary: fc.tuple(action, action).map((of) => new Both(...of)) },
          { weight: 5, arbitrary: later },
          { weight: 3, arbitrary: trouble.map((one) => new Troubled(one)) },
          { weight: 1, arbitrary: anyone.map((who) => new Leave(who)) },
        ),
      ],
      { maxCommands: mostGenerated, size: 'max', ...(options.replayPath && { replayPath: options.replayPath }) },
    ),
  );
