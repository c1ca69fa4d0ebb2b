import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { schedule } from '#business/schedule.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { openTimes } from '#domain/calendar/schedule.ts';
import { databaseOver } from '#server/database/database.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { built } from '#tests/builders/programs.ts';
import { chanceFrom } from './chance.ts';
import { brokenPromises } from './oracle.ts';
import { freePort, Program } from './program.ts';
import { type Kill, Reaper } from './reaper.ts';
import { settle, withDatabase } from './settle.ts';
import { type Street, type Visit, visit } from './visitor.ts';

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
  ledger: { output: string; code: number }[];
};

const seasonDays = 300;

/** Lets visitors book while the program is killed again and again, waits until all is settled, and judges. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { folder, say = () => {}, port = await freePort() } = options;
  chmodSync(folder, 0o711); // as root, the database runs as another user
  const program = new Program({ folder, port });
  try {
    await program.start();
    const { days, crews } = await prepare(program, options);
    say(`${days.length} days with ${crews} crews each, at ${program.url}`);
    const seconds = await rush(program, { ...options, days });
    say('the rush is over; waiting until everything is settled');
    const measured = await settle(program, folder, say);
    const ledger = [await checkLedger(program)];
    const broken = await withDatabase(folder, (pool) => brokenPromises(pool, crews));
    await program.stop();
    ledger.push(await checkLedger(program));
    const restarts = program.restarts.map((ms) => ms / 1000);
    const restart = restarts.reduce((total, one) => total + one, 0) / Math.max(1, restarts.length);
    const longest = Math.max(0, ...restarts);
    const { kills, failures } = program;
    const all = { ...measured, kills, answers_500: failures, restart, longest_restart: longest, seconds };
    return { figures: all, broken, ledger };
  } finally {
    await program.end();
  }
}

/** Opens a season with half as many places again as will be sold, so that the wanted days get full. */
async function prepare({ url }: Program, { folder, bookings }: SoakOptions) {
  const { today } = await (await fetch(`${url}/api/booked-dates`)).json();
  const closesOn = addDays(today, seasonDays);
  const view = { now: new Date(), schedule, closesOn, blocks: [] };
  const open = daysBetween(addDays(today, 2), closesOn).filter((day) => openTimes(day, view).includes('9:00 AM'));
  const days = open.slice(0, Math.max(5, Math.min(open.length, Math.floor(bookings / 8))));
  const crews = Math.ceil((bookings * 1.5) / days.length) + 1;
  await withDatabase(folder, async (pool) => {
    await writeSetting(databaseOver(pool), 'closesOn', closesOn);
    await writeSetting(databaseOver(pool), 'crewsPerDay', crews);
  });
  return { days, crews };
}

/** Visitors come, a dozen at a time, until enough have paid; meanwhile the program dies. Answers the seconds. */
async function rush(program: Program, options: SoakOptions & { days: readonly string[] }): Promise<number> {
  const { bookings, kill, days, seed, visitorsAtOnce = 12, slow = false, say = () => {} } = options;
  const chance = chanceFrom(seed);
  let orders = 0;
  let paid = 0;
  const nextOrder = () => `HC-20200101-${String(++orders).padStart(6, '0')}`;
  const street: Street = { program, chance, days, nextOrder, slow };
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

/** The command itself, as a person runs it. */
function checkLedger({ env }: Program): Promise<{ output: string; code: number }> {
  const cwd = join(import.meta.dirname, '../../..');
  return new Promise((resolve) => {
    execFile(process.execPath, [...built('ledger'), 'check'], { cwd, env, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve({ output: `${out}${err}`.trim(), code: error ? Number(error.code ?? 1) : 0 });
    });
  });
}
