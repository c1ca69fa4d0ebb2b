import { type Check, check } from '#tests/faults/soak/check.ts';
import { brokenPromises } from '#tests/faults/soak/oracle.ts';
import { openSeason } from '#tests/faults/soak/season.ts';
import { settle } from '#tests/faults/soak/settle.ts';
import { Cluster, isWhole } from './cluster.ts';
import { Machines } from './machines.ts';
import { Programs } from './programs.ts';
import { lostOf, Visitors } from './visitors.ts';

export type DrillOptions = {
  seed: number;
  /** Bookings to be confirmed between two faults. */
  bookings?: number;
  timeoutMs?: number;
  say?: (line: string) => void;
};
export type DrillResult = {
  /** Seconds in which visitors were refused after each fault. */
  refused: { fault: string; seconds: number }[];
  figures: Record<string, number>;
  /** Every promise that was broken, in words. */
  broken: string[];
  ledger: Check;
};

const limitMs = 300_000;
/** More bookings than visitors make in that time. */
const season = 3000;

/**
 * Three database machines, two web and two worker processes. Visitors book while the primary dies, a web process dies, and
 * the next primary stands still for longer than its lease; then everything is settled and judged.
 */
export async function failover({ seed, bookings = 10, timeoutMs = limitMs, say = () => {} }: DrillOptions) {
  const machines = await Machines.open(['web1', 'web2', 'worker1', 'worker2']);
  const cluster = new Cluster(machines);
  const interrupted = Promise.withResolvers<never>();
  const stop = () => interrupted.reject(new Error('the drill was stopped'));
  for (const signal of signals) process.once(signal, stop);
  const timer = setTimeout(() => {
    interrupted.reject(new Error(`the drill took longer than ${timeoutMs / 1000} s${cluster.waitingFor}`));
  }, timeoutMs);
  try {
    return await Promise.race([play(machines, cluster, { seed, bookings, say }), interrupted.promise]);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, stop);
    await machines.close();
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Play = Required<Pick<DrillOptions, 'seed' | 'bookings' | 'say'>>;

async function play(machines: Machines, cluster: Cluster, { seed, bookings, say }: Play): Promise<DrillResult> {
  const started = performance.now();
  const tell = (line: string) => say(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
  await cluster.create();
  tell('three databases; one is the primary, one follows each commit');
  const site = new Programs(machines, machines.siteUrl, { DATABASE_URL: cluster.url, DRAIN_SECONDS: '0' });
  await site.start();
  const { days, crews } = await openSeason(machines.urlsOf('web1', 'web2'), cluster.use, season);
  const visitors = new Visitors(site, { seed, days, atOnce: 6 });
  await visitors.more(bookings);
  tell(`${visitors.confirmed.length} bookings; now the faults`);

  const refused: DrillResult['refused'] = [];
  const broken: string[] = [];
  /** Does it, waits until visitors book again, and measures. */
  async function suffer(fault: string, happen: () => void, over: () => Promise<unknown>): Promise<void> {
    const instant = performance.now();
    happen();
    await over();
    await visitors.more(bookings);
    refused.push({ fault, seconds: visitors.refusedSince(instant) });
    tell(`${fault}: ${visitors.refusedSince(instant).toFixed(1)} s`);
  }
  /** Whoever leads next had every commit of whoever leads now. */
  async function losePrimary(fault: string, lose: (machine: string) => void) {
    const { leader, roles } = await cluster.until('a synchronous replica', isWhole);
    const followers = [...roles].filter(([, role]) => role === 'sync_standby').map(([name]) => name);
    await suffer(
      fault,
      () => lose(leader),
      async () => {
        const next = await cluster.until('another primary', (roles) => roles.get(leader) !== 'leader');
        if (!followers.includes(next.leader)) broken.push(`${next.leader} was promoted and was not synchronous`);
      },
    );
    return leader;
  }

  const dead = await losePrimary('primary killed', (machine) => machines.kill(machine));
  await suffer(
    'web process killed',
    () => machines.kill('web1'),
    async () => {},
  );
  await startAgain(site, 'web1');
  cluster.start(dead);
  await cluster.until(`${dead} again as a replica`, (roles) => roles.size === 3 && isWhole(roles));
  tell(`${dead} is back as a replica`);
  const before = await cluster.timeline();
  const frozen = await losePrimary('primary frozen past its lease', (machine) => machines.freeze(machine));
  machines.thaw(frozen);
  // A busy machine may have moved the primary once more meanwhile, also back to it; then who led last is still rewinding.
  await cluster.until(`${frozen} again as a member`, (roles) => roles.has(frozen) && isWhole(roles));
  if ((await cluster.timeline()) <= before) broken.push(`${frozen} leads again as if nobody had been promoted`);
  await visitors.more(bookings);
  tell(`${frozen} goes on as a member`);
  await visitors.leave();

  tell('the visitors are gone; waiting until everything is settled');
  const measured = await settle(site, cluster.use, tell);
  broken.push(
    ...(await cluster.use((pool) => brokenPromises(pool, crews))),
    ...(await cluster.use((pool) => lostOf(visitors, pool))),
  );
  const ledger = await check({ PATH: process.env.PATH, ...site.env }, 'ledger');
  await site.stop();
  const figures = {
    confirmed: visitors.confirmed.length,
    ...measured,
    refused_calls: visitors.refusals().length,
    answers_500: site.failures,
    seconds: (performance.now() - started) / 1000,
  };
  return { refused, figures, broken, ledger };
}

/** Starts a process as whoever watches it does: once more while the database is not there for it. */
async function startAgain(site: Programs, machine: string): Promise<void> {
  for (;;) {
    const failure = await site.startOne(machine).then(
      () => null,
      (error: Error) => error,
    );
    if (failure === null) return;
    if (!failure.message.includes('the database cannot be reached')) throw failure;
  }
}
