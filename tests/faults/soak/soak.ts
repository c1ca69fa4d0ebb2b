import { chmodSync } from 'node:fs';
import { freePort } from '#tests/builders/ports.ts';
import { chanceFrom } from './chance.ts';
import { type Check, check } from './check.ts';
import { brokenPromises } from './oracle.ts';
import { Owner, ownersSettings } from './owner.ts';
import { Program } from './program.ts';
import { type Kill, Reaper } from './reaper.ts';
import { openSeason, untilSeason } from './season.ts';
import { databaseIn, settle } from './settle.ts';
import { dealWays, type Street, type Visit, visit } from './visitor.ts';

export type SoakOptions = {
  /** An empty folder for the program's data. */
  folder: string;
  /** Named payments that are to become bookings. */
  bookings: number;
  kill: Kill;
  seed: number;
  port?: number;
  visitorsAtOnce?: number;
  slow?: boolean;
  say?: (line: string) => void;
};

export type SoakResult = {
  figures: Record<string, number>;
  broken: string[];
  /** What `npm run ledger -- check` printed, beside the running program and after its end. */
  ledger: Check[];
  /** What `npm run cli -- accounting check` printed. */
  accounting: Check;
};

/** Lets visitors book while the program is killed again and again, waits until all is settled, and judges. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { folder, say = () => {}, port = await freePort() } = options;
  chmodSync(folder, 0o711); // as root, the database runs as another user
  const program = new Program({ folder, port, env: ownersSettings, aheadMs: untilSeason() });
  const database = databaseIn(folder);
  try {
    await program.start();
    const { days, crews } = await openSeason([program.url], database, options.bookings);
    say(`${days.length} days with ${crews} crews each, at ${program.url}`);
    const seconds = await rush(program, { ...options, days });
    say('the rush is over; waiting until everything is settled');
    const measured = await settle(program, database, say);
    const ledger = [await check(program.env, 'ledger')];
    const accounting = await check(program.env, 'accounting');
    const broken = await database((pool) => brokenPromises(pool, crews));
    await program.stop();
    ledger.push(await check(program.env, 'ledger'));
    const restarts = program.restarts.map((ms) => ms / 1000);
    const restart = restarts.reduce((total, one) => total + one, 0) / Math.max(1, restarts.length);
    const longest = Math.max(0, ...restarts);
    const { kills, failures } = program;
    const all = { ...measured, kills, answers_500: failures, restart, longest_restart: longest, seconds };
    return { figures: all, broken, ledger, accounting };
  } finally {
    await program.end();
  }
}

/** Visitors come, a dozen at a time, until enough have paid; meanwhile the program dies. Answers the seconds. */
async function rush(program: Program, options: SoakOptions & { days: readonly string[] }): Promise<number> {
  const { bookings, kill, days, seed, visitorsAtOnce = 12, slow = false, say = () => {} } = options;
  const chance = chanceFrom(seed);
  let orders = 0;
  let paid = 0;
  const nextOrder = () => `HC-20200101-${String(++orders).padStart(6, '0')}`;
  const owner = await Owner.signIn(program, chance);
  const nextWay = dealWays(chance, { withOwner: true });
  const street: Street = { site: program, owner, chance, nextWay, days, nextOrder, slow };
  const started = performance.now();
  let failed = false;
  const isOver = () => failed || paid >= bookings;
  const reaper = new Reaper(program, kill, bookings);
  const killing = reaper.run(isOver);
  const visitor = async () => {
    while (!isOver()) {
      const visited: Visit = await visit(street);
      if (!visited.paid) continue;
      paid += 1;
      reaper.told(paid);
      if (paid % 250 === 0) say(`${paid} paid, ${program.kills} kills`);
    }
  };
  const visitors = Array.from({ length: visitorsAtOnce }, () =>
    visitor().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all([...visitors, killing]);
  return (performance.now() - started) / 1000;
}
