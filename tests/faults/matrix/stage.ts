import type pg from 'pg';
import { memoryStore, payByScript, type SimulatorStore } from '#adapters/cards/simulator.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { mondayMorning } from '#tests/builders/house.ts';
import { type Gateway, openGateway } from './gateway.ts';
import type { Strike } from './interposer.ts';
import { inAProcess } from './processes.ts';
import { type Action, openProgram, type Program } from './program-under-test.ts';
import { Shopper, type ShopperOptions } from './shopper.ts';

/** Everything that one cell plays with: a fresh database, the gateway with its books, the program, the clock. */
export type Stage = {
  time: { now: Date };
  books: SimulatorStore;
  gateway: Gateway;
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
  /** Does this in the program, or in a process that is meant to die of it. */
  strike(strike: Strike, ...actions: Action[]): Promise<void>;
  /** Faults are over; time passes and the jobs run, until nothing is due. */
  heal(): Promise<void>;
  close(): Promise<void>;
};

const mostRounds = 60;

export type StageOptions = { books?: (store: SimulatorStore) => SimulatorStore };

export async function openStage({ books: changed = (store) => store }: StageOptions = {}): Promise<Stage> {
  const database = await freshDatabase();
  const time = { now: mondayMorning };
  const clock = { now: () => time.now };
  const books = changed(memoryStore());
  const gateway = await openGateway(books, clock.now);
  const { source } = database;
  const programs: Program[] = [];
  const copy = () => {
    const program = openProgram({ source, gatewayUrl: gateway.url, clock });
    programs.push(program);
    return program;
  };
  const stage: Stage = {
    time,
    books,
    gateway,
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
    async strike(strike, ...actions) {
      stage.struckAt = time.now;
      if (strike.fault === 'kill') {
        const now = time.now.toISOString();
        const signal = await inAProcess({ source, gatewayUrl: gateway.url, now, actions, strike });
        if (signal !== 'SIGKILL') throw new NotFired(strike);
        return;
      }
      const { interposer, perform } = stage.program;
      const before = interposer.fired;
      interposer.strike(strike);
      // What the fault does to the caller is seen by what is left behind; the caller itself only gives up.
      for (const action of actions) await perform(action).catch(() => {});
      interposer.strike(null);
      if (interposer.fired !== before + 1) throw new NotFired(strike);
    },
    async heal() {
      for (let round = 0; round < mostRounds; round++) {
        const due = await nextDue(stage.sql);
        if (due === null) return;
        if (due > time.now) time.now = due;
        await gateway.arrive();
        await stage.program.perform({ do: 'recover' });
        await stage.program.perform({ do: 'refund' });
      }
    },
    async close() {
      for (const program of programs) await program.close();
      await gateway.close();
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

async function nextDue(sql: pg.Pool): Promise<Date | null> {
  const { rows } = await sql.query<{ due: Date | null }>(`
    select min(due) as due from (
      select next_look_at as due from booking_contexts where next_look_at is not null
      union all select due_at from refunds where state <> 'done') as all_due`);
  return rows[0]?.due ?? null;
}
