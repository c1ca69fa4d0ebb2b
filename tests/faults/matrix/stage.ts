import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { afterQuietHours } from '#domain/outbox/quiet-hours.ts';
import { payBySavedCard, payByScript, type SimulatorStore } from '#sandbox/cards/simulator.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { mondayMorning } from '#tests/builders/test-app.ts';
import { transactionsEnd } from '../transactions.ts';
import { type Gateway, openGateway } from './gateway.ts';
import type { Strike } from './interposer.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { inAProcess } from './processes.ts';
import { type Action, openProgram, type Program } from './program-under-test.ts';
import { Shopper, type ShopperOptions } from './shopper.ts';
import type { Sky } from './sky.ts';

/** Everything that one cell plays with: a fresh database, the gateway with its books, the program, the clock. */
export type Stage = {
  time: { now: Date };
  books: SimulatorStore;
  gateway: Gateway;
  /** Null where no messages are played: they stay in the outbox. */
  post: PostOffice | null;
  sky: Sky;
  program: Program;
  /** The truth, past every interposer. */
  sql: pg.Pool;
  shoppers: { shopper: Shopper; orderNo: string }[];
  /** When the last fault was laid. */
  struckAt: Date | null;
  shopper(options: ShopperOptions): Shopper;
  remember(shopper: Shopper): void;
  /** Another copy of the program on the same database. */
  copy(): Program;
  later(seconds: number): void;
  pay(ticket: string, card: { cardNumber: string; at?: Date | undefined }): Promise<void>;
  /** The card that the form offers is pressed. */
  pressSavedCard(ticket: string): Promise<void>;
  /** Does this in the program, or in a process that is meant to die of it. */
  strike(strike: Strike, ...actions: Action[]): Promise<void>;
  /** Faults are over; time passes and the jobs run, until nothing is due. */
  heal(): Promise<void>;
  close(): Promise<void>;
};

/** More than an unpaid ticket is asked about until its day is free: every half minute, and for a day after. */
const mostRounds = 100;

export type StageOptions = { books?: (store: SimulatorStore) => SimulatorStore; post?: boolean };

export async function openStage({
  books: changed = (store) => store,
  post: posts = false,
}: StageOptions = {}): Promise<Stage> {
  const database = await freshDatabase();
  const time = { now: mondayMorning };
  const clock = { now: () => time.now };
  const books = changed(memoryStore());
  const gateway = await openGateway(books, clock.now);
  const post = posts ? await openPostOffice(clock.now) : null;
  const sky: Sky = { rain: [], knows: 'everything' };
  const photoFolder = mkdtempSync(join(tmpdir(), 'hauteclaire-photos-'));
  const where = { source: database.source, gatewayUrl: gateway.url, postUrl: post?.url ?? null, photoFolder, sky };
  const programs: Program[] = [];
  const copy = () => {
    const program = openProgram({ ...where, clock });
    programs.push(program);
    return program;
  };
  const stage: Stage = {
    time,
    books,
    gateway,
    post,
    sky,
    program: copy(),
    sql: database.pool,
    shoppers: [],
    struckAt: null,
    copy,
    shopper(options) {
      const shopper = new Shopper(stage, options);
      stage.remember(shopper);
      return shopper;
    },
    remember: (shopper) => void stage.shoppers.push({ shopper, orderNo: shopper.orderNo }),
    later(seconds) {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
    async pay(ticket, { cardNumber, at = time.now }) {
      const answer = await payByScript({ store: books, now: () => at }, { ticket, cardNumber });
      if (answer.status !== 200) throw new Error(`the card form answered ${answer.status}`);
    },
    async pressSavedCard(ticket) {
      const answer = await payBySavedCard({ store: books, now: clock.now }, { ticket, securityCode: '123' });
      if (answer.status !== 200) throw new Error(`the card form answered ${answer.status}`);
    },
    async strike(strike, ...actions) {
      stage.struckAt = time.now;
      if (strike.fault === 'kill') {
        const now = time.now.toISOString();
        const signal = await inAProcess({ where, now, actions, strike });
        if (signal !== 'SIGKILL') throw new NotFired(strike);
        return transactionsEnd(stage.sql);
      }
      const { interposer, perform } = stage.program;
      const before = interposer.fired;
      interposer.strike(strike);
      // What the fault does to the caller is seen by what is left behind; the caller itself only gives up.
      for (const action of actions) await perform(action).catch(() => {});
      interposer.strike(null);
      if (interposer.fired !== before + 1) throw new NotFired(strike);
      await transactionsEnd(stage.sql);
    },
    async heal() {
      if (post) await stage.program.perform({ do: 'send alerts' });
      for (let round = 0; round < mostRounds; round++) {
        const due = await nextDue(stage);
        if (due === null) return;
        if (due > time.now) time.now = due;
        await gateway.arrive();
        await stage.program.perform({ do: 'recover' });
        await stage.program.perform({ do: 'refund' });
        if (post === null) continue;
        await stage.program.perform({ do: 'end proposals' });
        await stage.program.perform({ do: 'send mails' });
        await stage.program.perform({ do: 'send texts' });
        await stage.program.perform({ do: 'send alerts' });
        await stage.program.perform({ do: 'send webhooks' });
      }
    },
    async close() {
      for (const program of programs) await program.close();
      await gateway.close();
      await post?.close();
      rmSync(photoFolder, { recursive: true, force: true });
      await database.drop();
    },
  };
  return stage;
}

class NotFired extends Error {
  constructor({ fault, when, step, nth }: Strike) {
    super(`the fault never fired: ${fault} ${when} ${step ?? 'any step'}${nth ? ` no. ${nth}` : ''}`);
  }
}

/** When the next thing is to be done by itself; a text that is due in the quiet hours is done after them. */
async function nextDue({ sql, post, time }: Stage): Promise<Date | null> {
  const { rows } = await sql.query<{ due: Date | null; text_due: Date | null }>(
    `
    select min(due) filter (where not is_text) as due, min(due) filter (where is_text) as text_due from (
      select next_poll_at as due, false as is_text from booking_contexts where next_poll_at is not null
      union all select due_at, false from refunds as one where state <> 'done' and not exists (
        select from refunds as earlier
        where earlier.ticket = one.ticket and earlier.id < one.id and earlier.state <> 'done')
      union all select answer_by, false from weather_notifications where $1 and state <> 'closed'
      union all select due_at, topic like 'sms.%' and state = 'queued' from outbox
        where $1 and state in ('queued', 'calling') and topic not like 'accounting.%') as all_due`,
    [post !== null],
  );
  const [{ due, text_due: text } = { due: null, text_due: null }] = rows;
  const from = text && text < time.now ? time.now : text;
  const loud = from && afterQuietHours(from, { ...quietHours, timeZone: schedule.timeZone });
  return due && loud ? new Date(Math.min(due.getTime(), loud.getTime())) : (due ?? loud);
}
