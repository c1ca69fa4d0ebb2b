import fc from 'fast-check';
import type { Strike } from '../matrix/interposer.ts';
import type { Action } from './actions/action.ts';
import { cancel, comeBack } from './actions/after.ts';
import { choose, chooseAgain, chooseRefresh, giveName, openLink } from './actions/choose.ts';
import { closeDay, decide, leaveDay, setCrews, undoLeaving } from './actions/day.ts';
import { jobs } from './actions/jobs.ts';
import { cancelAsOperator, correct, givePart, settle, shares, storefronts } from './actions/operator.ts';
import { beacon, forgeries, pay, submit, submitForged } from './actions/pay.ts';
import { bookForSomebody, sendLink, withdraw } from './actions/sell.ts';
import { answerWeather, moveAsCustomer, moveAsOperator, sayOutcome, seeRain } from './actions/visit.ts';
import { Both, Do, Later, Leave, Several, Struck, Troubled } from './commands.ts';
import { troubles } from './gateway.ts';
import {
  cheaper,
  clockChange,
  complete,
  type Day,
  days,
  gift,
  hour,
  minute,
  platinum,
  refreshes,
  visitors,
} from './world.ts';

/** More than are done: many are not possible when their turn comes. */
const mostGenerated = 100;

const anyone = fc.constantFrom(...visitors);
/** Mostly the newest that fits, sometimes an older one. */
const nth = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(5) });
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const some = (weight: number, arbitrary: fc.Arbitrary<Action>) => ({ weight, arbitrary });
const service = fc.oneof(
  { weight: 3, arbitrary: fc.constant(complete) },
  { weight: 2, arbitrary: fc.constant(platinum) },
  { weight: 1, arbitrary: fc.constantFrom(...refreshes) },
);
const day = fc.constantFrom<Day[]>(...days);
const link = fc.record({ service: fc.constantFrom(complete, cheaper, platinum), hours: fc.constantFrom(4, 24) });
const byHand = fc.constantFrom(
  { way: 'cash', service: complete },
  { way: 'transfer', service: cheaper },
  { way: 'free', service: gift },
  { way: 'cash', service: platinum },
  { way: 'cash', service: refreshes[0] },
);

const actions = {
  choose: fc.tuple(anyone, day, service).map((of) => choose(...of)),
  refresh: fc.tuple(nth, anyone, fc.record({ day, isFree: fc.boolean() })).map((of) => chooseRefresh(...of)),
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
  correct: fc
    .tuple(nth, fc.constantFrom(...storefronts), fc.record({ gives: fc.boolean() }))
    .map((of) => correct(...of)),
  cancelAsOperator: fc.tuple(nth, fc.constantFrom('full', 'none')).map((of) => cancelAsOperator(...of)),
  settle: fc.boolean().map(settle),
  move: fc.tuple(nth, day).map((of) => moveAsCustomer(...of)),
  moveAsOperator: fc.tuple(nth, day).map((of) => moveAsOperator(...of)),
  rain: nth.map(seeRain),
  weather: fc.tuple(nth, fc.constantFrom('accept', 'accept', 'decline')).map((of) => answerWeather(...of)),
  outcome: fc.tuple(nth, fc.constantFrom('completed', 'completed', 'no-show')).map((of) => sayOutcome(...of)),
  close: day.map(closeDay),
  crews: fc.tuple(day, fc.constantFrom(1, 2, null)).map((of) => setCrews(...of)),
  leave: fc.tuple(day, fc.constantFrom('move', 'move', 'ask')).map((of) => leaveDay(...of)),
  undo: nth.map(undoLeaving),
  decide: fc.constantFrom('keep', 'done').map(decide),
  byHand: fc.tuple(anyone, day, byHand).map((of) => bookForSomebody(...of)),
  send: fc.tuple(anyone, day, link).map((of) => sendLink(...of)),
  open: nth.map(openLink),
  withdraw: nth.map(withdraw),
  refund: fc.constant(jobs.refund),
  mail: fc.constant(jobs.mail),
  end: fc.constant(jobs.end),
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
  refresh: 2,
  correct: 3,
  cancelAsOperator: 1,
  settle: 1,
  move: 2,
  moveAsOperator: 1,
  rain: 1,
  weather: 2,
  outcome: 1,
  close: 1,
  crews: 1,
  leave: 2,
  undo: 2,
  decide: 2,
  byHand: 1,
  send: 1,
  open: 2,
  withdraw: 1,
  mail: 1,
  end: 1,
  refund: 2,
  forget: 1,
};
const action = fc.oneof(...keysOf(actions).map((key) => some(often[key], actions[key])));

/** From the card form to the booking, for who came there last. */
const paying = [giveName(0), pay(0, 'good'), submit(0)];
/** Stories that single steps seldom add up to. */
const story = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(anyone, day, service).map((of) => [choose(...of), ...paying]) },
  {
    weight: 2,
    arbitrary: fc.tuple(anyone, day, link).map((of) => [sendLink(...of), openLink(0), ...paying]),
  },
  { weight: 1, arbitrary: fc.constant([seeRain(0), answerWeather(0, 'accept')]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(anyone, day)
      .map(([who, of]) => [choose(who, of, complete), ...paying, leaveDay(of, 'move'), undoLeaving(0)]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyone, day)
      .map(([who, of]) => [choose(who, of, complete), ...paying, closeDay(of), decide('keep')]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyone, day, day, fc.record({ isFree: fc.boolean(), ends: fc.boolean() }))
      .map(([who, first, second, { isFree, ends }]) => [
        choose(who, first, platinum),
        ...paying,
        chooseRefresh(0, who, { day: second, isFree }),
        ...paying,
        ...(ends ? [cancel(1, 'press')] : []), // the Platinum visit, which is not the newest
      ]),
  },
);

/** Paying is between the visitor and the gateway, and a mail of which nobody knows is the matrix's; neither is struck. */
const calmOnly: readonly string[] = ['pay', 'mail'];
const struckDeed = fc.oneof(
  ...keysOf(actions).flatMap((key) => (calmOnly.includes(key) ? [] : [some(often[key], actions[key])])),
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
  ['correct', 'change-as-operator'],
  ['cancelAsOperator', 'change-as-operator'],
  ['move', 'move-booking'],
  ['leave', 'move-booking'],
  ['undo', 'move-booking'],
  ['weather', 'move-booking'],
  ['byHand', 'change-as-operator'],
  ['send', 'change-as-operator'],
  ['withdraw', 'change-as-operator'],
  ['end', 'free-day'],
  ['open', 'hold-day'],
  ['refund', 'take-refund'],
  ['refund', 'record-refund'],
] as const;
const cutCommit = fc
  .constantFrom(...commits)
  .chain(([key, what]) =>
    fc.tuple(fc.record({ fault: fc.constant('cut'), when, step: fc.constant(`commit of ${what}`) }), actions[key]),
  );

const ahead = (says: string, ms: number) => new Later(says, (now) => new Date(now.getTime() + ms));
/** Three hours after the next visits begin. */
const afterVisits = (now: Date): Date => {
  const next = days.map(({ begins }) => new Date(begins.getTime() + 3 * hour)).find((after) => after > now);
  return next ?? now;
};
const later = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 20, 50).map((seconds) => ahead(`${seconds} s`, seconds * 1000)) },
  { weight: 3, arbitrary: fc.constantFrom(2, 10, 29).map((minutes) => ahead(`${minutes} min`, minutes * minute)) },
  { weight: 4, arbitrary: fc.constant(ahead('36 min', 36 * minute)) },
  { weight: 1, arbitrary: fc.constantFrom(1, 24, 25).map((hours) => ahead(`${hours} h`, hours * hour)) },
  { weight: 2, arbitrary: fc.constant(new Later('the afternoon of the next visits, not', afterVisits)) },
  { weight: 1, arbitrary: fc.constant(new Later('the night of the clock change, not', () => clockChange)) },
);

const trouble = fc.option(fc.record({ kind: fc.constantFrom(...troubles), calls: fc.integer({ min: 1, max: 4 }) }), {
  freq: 4,
});

/** How a booking comes about whose money is dealt with then. */
export const sales: fc.Arbitrary<readonly Action[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyone, day, service).map((of) => [choose(...of), ...paying]) },
  { weight: 2, arbitrary: fc.tuple(anyone, day, link).map((of) => [sendLink(...of), openLink(0), ...paying]) },
  { weight: 1, arbitrary: fc.tuple(anyone, day, byHand).map((of) => [bookForSomebody(...of)]) },
);

const { part, correct: corrected, cancel: cancelled, cancelAsOperator: ended, settle: settled, refund } = actions;
const dealing = fc.oneof(
  some(6, part),
  some(6, corrected),
  some(2, cancelled),
  some(2, ended),
  some(1, settled),
  some(3, refund),
  some(1, actions.mail),
  some(1, actions.moveAsOperator),
  some(1, actions.outcome),
);

/** What is done with the money of a booking: in parts, by corrections, by cancelling, and two of these at once. */
export const dealings = (options: { replayPath: string | null }) =>
  fc.noBias(
    fc.commands(
      [
        fc.oneof(
          { weight: 12, arbitrary: dealing.map((one) => new Do(one)) },
          { weight: 2, arbitrary: fc.tuple(dealing, dealing).map((of) => new Both(...of)) },
          { weight: 2, arbitrary: later },
          { weight: 1, arbitrary: trouble.map((one) => new Troubled(one)) },
        ),
      ],
      { maxCommands: 14, size: 'max', ...(options.replayPath && { replayPath: options.replayPath }) },
    ),
  );

/** Anything that can happen, in any order. */
export const sequences = (options: { replayPath: string | null }) =>
  fc.noBias(
    fc.commands(
      [
        fc.oneof(
          { weight: 30, arbitrary: action.map((one) => new Do(one)) },
          { weight: 6, arbitrary: story.map((of) => new Several(of)) },
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
