import { expectAccepted } from './expect.ts';
import type { GatewayFault } from './gateway.ts';
import type { Strike } from './interposer.ts';
import type { PostFault } from './post-office.ts';
import type { Action } from './program-under-test.ts';
import { type Shopper, theDay } from './shopper.ts';
import type { Stage, StageOptions } from './stage.ts';

/** What must be left when everything is quiet, counted in the gateway's books and in the tables. */
export type Leaves = {
  approved: number;
  refunded: number;
  /** Active bookings. */
  bookings: number;
  cancelled?: number;
  /** Beginnings of the subjects of what the operator is told besides `paid-not-booked`. */
  alerts?: readonly string[];
  /** What became of the messages that did not simply go out, by topic. Read where a post office is. */
  messages?: Readonly<Record<string, 'unknown' | 'failed' | 'dropped'>> | 'either';
  /** How often another day was proposed and the visit moved, and on which day it is at last. */
  weather?: { proposed: number; moved: number | 'either'; day?: string };
};

export const booked: Leaves = { approved: 1, refunded: 0, bookings: 1 };
export const nothing: Leaves = { approved: 0, refunded: 0, bookings: 0 };
export const unbookable: Leaves = { approved: 1, refunded: 1, bookings: 0 };
export const parted: Leaves = { approved: 1, refunded: 1, bookings: 1 };
export const cancelled: Leaves = { approved: 1, refunded: 1, bookings: 0, cancelled: 1 };

/** How far the customer has come when the fault strikes. */
export type Given =
  | 'arrived'
  | 'approved'
  | 'approved, twenty seconds ago'
  | 'approved, and the day is another’s'
  | 'booked'
  | 'booked, and the reminder due'
  | 'booked, and rain is coming'
  | 'proposed'
  | 'a part is wanted'
  | 'cancelled'
  | 'cancelled, a day later';

type Common = {
  id: string;
  /** Completes the title; says what happens and what is left. */
  says: string;
  leaves: Leaves;
  /** Seconds from approval or fault to the booking, from the wish to the refund. */
  within?: { booking?: number; refund?: number };
} & StageOptions;

/** A fault at one step of one action, after which the customer comes back or is gone. */
export type StruckCell = Common & {
  given: Given;
  doing: Action['do'];
  strike?: Strike;
  gateway?: GatewayFault;
  mishap?: PostFault;
  afterwards: 'retries' | 'gone';
};

/** Anything else: races, forgeries, several customers. */
export type PlayedCell = Common & { play(stage: Stage): Promise<void> };

export type Cell = StruckCell | PlayedCell;

export const kill = (when: Strike['when'], step: string): Strike => ({ fault: 'kill', when, step });
export const exception = (when: Strike['when'], step: string): Strike => ({ fault: 'throw', when, step });
/** The connection is cut during COMMIT: `before`, it never arrives; `after`, it was done and nobody is told. */
export const cut = (when: Strike['when'], step: string): Strike => ({ fault: 'cut', when, step });

/** Plays a cell up to the moment when everything heals. */
export async function play(stage: Stage, cell: Cell): Promise<void> {
  if ('play' in cell) return cell.play(stage);
  const shopper = await reach(stage, cell.given);
  const action = await actionOf(shopper, cell.doing);
  if (cell.strike) await stage.strike(cell.strike, action);
  if (cell.gateway) await strikeProvider(stage, stage.gateway, { order: cell.gateway, action });
  if (cell.mishap && stage.post) await strikeProvider(stage, stage.post, { order: cell.mishap, action });
  if (cell.afterwards === 'retries') await comeBack(stage, shopper, cell.doing);
}

type Provider<Fault> = { fired: number; order(fault: Fault): void };

async function strikeProvider<Fault extends { fault: string; step: string }>(
  stage: Stage,
  provider: Provider<Fault>,
  { order, action }: { order: Fault; action: Action },
): Promise<void> {
  const before = provider.fired;
  stage.struckAt = stage.time.now;
  provider.order(order);
  await stage.program.perform(action);
  if (provider.fired === before) throw new Error(`the fault never fired: ${order.fault} at ${order.step}`);
}

/** Brings a customer to where the fault strikes, without any. */
export async function reach(stage: Stage, given: Given): Promise<Shopper> {
  const shopper = stage.shopper({ name: 'customer' });
  if (given === 'arrived') return shopper;
  await shopper.preload();
  await shopper.giveName();
  if (given === 'approved, and the day is another’s') {
    await loseDay(stage, shopper);
    return shopper;
  }
  await shopper.pay();
  if (given === 'approved, twenty seconds ago') stage.later(20);
  if (given.startsWith('approved')) return shopper;
  await shopper.submit();
  if (given === 'booked, and the reminder due') await untilReminder(stage);
  if (given === 'booked, and rain is coming') rainIsComing(stage);
  if (given.startsWith('booked')) return shopper;
  if (given === 'a part is wanted') {
    await stage.program.perform(shopper.partAction());
    return shopper;
  }
  if (given === 'proposed') {
    rainIsComing(stage);
    await propose(stage);
    return shopper;
  }
  await shopper.cancel();
  if (given === 'cancelled, a day later') stage.later(24 * 3600);
  return shopper;
}

/**
 * The ticket's time passes unpaid, the gateway says so, the day is let go and bought by somebody else; then an approval
 * turns up that the bank gave in time.
 */
export async function loseDay(stage: Stage, shopper: Shopper): Promise<Shopper> {
  const inTime = new Date(stage.time.now.getTime() + 29 * 60_000);
  stage.later(36 * 60);
  await stage.program.perform({ do: 'recover' });
  const other = stage.shopper({ name: 'somebody else' });
  await other.preload();
  await other.giveName();
  await other.pay();
  await other.submit();
  await shopper.pay({ at: inTime });
  return other;
}

async function actionOf(shopper: Shopper, doing: Action['do']): Promise<Action> {
  switch (doing) {
    case 'preload':
      return shopper.preloadAction();
    case 'submit':
      return shopper.submitAction();
    case 'cancel':
      return shopper.cancelAction();
    case 'answer':
      return shopper.answerAction();
    case 'refund a part':
      return shopper.partAction();
    case 'cancel as operator':
      return shopper.operatorCancelAction();
    case 'correct the storefront':
      return shopper.storefrontAction();
    case 'move as customer':
      return shopper.moveAction();
    case 'move as operator':
      return shopper.operatorMoveAction();
    case 'choose':
    case 'keep photo':
    case 'settle refund':
    case 'book as operator':
    case 'send link':
    case 'withdraw link':
    case 'choose the day of a quote':
    case 'charge an extra':
    case 'withdraw the charge':
    case 'receive the charge':
    case 'submit the charge':
    case 'take back the cancellation':
    case 'forget card':
    case 'take the freed day':
      throw new Error('this is done by a cell of its own');
    default:
      return { do: doing };
  }
}

/** What is tried again as it was, whatever is answered. */
const justAgain: readonly Action['do'][] = [
  'refund a part',
  'cancel as operator',
  'correct the storefront',
  'move as customer',
  'move as operator',
];

async function comeBack(stage: Stage, shopper: Shopper, doing: Action['do']): Promise<void> {
  if (doing === 'judge the weather') return propose(stage);
  if (doing === 'cancel') return void (await shopper.cancel());
  if (justAgain.includes(doing)) return void (await stage.program.perform(await actionOf(shopper, doing)));
  if (doing === 'answer') return expectAccepted(await shopper.answer());
  if (doing === 'preload') {
    await shopper.reachForm();
    await shopper.giveName();
    await shopper.pay();
  }
  await shopper.submit();
}

/** Five in the afternoon of the day before the visit; what was due earlier is sent. */
async function untilReminder(stage: Stage): Promise<void> {
  await stage.program.perform({ do: 'send mails' });
  stage.time.now = new Date('2025-10-13T21:00:00Z');
}

/** At seven in the evening, a week before the visit, the forecast sees rain on its day. */
export function rainIsComing(stage: Stage): void {
  stage.time.now = new Date('2025-10-07T23:00:00Z');
  stage.sky.rain = [theDay];
}

/** The evening's work is done, and its messages are sent. */
export async function propose(stage: Stage): Promise<void> {
  await stage.program.perform({ do: 'judge the weather' });
  await stage.program.perform({ do: 'send mails' });
  await stage.program.perform({ do: 'send texts' });
}
