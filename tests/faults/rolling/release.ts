import { Machines } from '#tests/faults/drill/machines.ts';
import { Programs } from '#tests/faults/drill/programs.ts';
import { lostOf, Visitors } from '#tests/faults/drill/visitors.ts';
import { check } from '#tests/faults/soak/check.ts';
import { brokenPromises } from '#tests/faults/soak/oracle.ts';
import { openSeason } from '#tests/faults/soak/season.ts';
import { databaseIn } from '#tests/faults/soak/settle.ts';
import { checkOut } from './previous-release.ts';
import { openProxy } from './proxy.ts';

const season = 1000;
const [before, after] = ['web1', 'web2'] as const;

/** The release before sells; this one starts beside it on the same database; both sell; then the old one is gone. */
export async function rollRelease({ commit, bookings }: { commit: string; bookings: number }) {
  const machines = await Machines.open([before, after]);
  const data = machines.prepare('data');
  const database = databaseIn(data);
  const proxy = await openProxy([...machines.ports.values()]);
  const site = new Programs(machines, proxy.url, { DATA_DIR: data, DRAIN_SECONDS: '3' });
  try {
    const servedBy = (machine: string) => proxy.served(machines.ports.get(machine) ?? 0);
    const command = checkOut(commit, machines.prepare('release'));
    const old = () => command;
    await site.startOne(before, { command: old });
    const { days, crews } = await openSeason(machines.urlsOf(before), database, season);
    site.open();
    const visitors = new Visitors(site, { seed: 4242, days, atOnce: 4, onlyBuy: true });
    await visitors.more(bookings);
    await site.startOne(after);
    while (servedBy(after) === 0) await visitors.more(1);
    const alone = servedBy(before);
    await visitors.more(bookings);
    const together = { before: servedBy(before) - alone, after: servedBy(after) };
    const refused = visitors.refusals(); // an old one may know nothing yet of draining
    await site.stopOne(before);
    await visitors.more(bookings);
    await visitors.leave();
    const restarted = await site.startOne(before, { command: old }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const ledger = await check({ PATH: process.env.PATH, ...site.env }, 'ledger');
    const broken = await database(async (pool) => [
      ...(await brokenPromises(pool, crews)),
      ...(await lostOf(visitors, pool)),
    ]);
    await site.stop();
    return { together, broken, ledger, restarted, refused, confirmed: visitors.confirmed.length };
  } finally {
    site.shut();
    await proxy.close();
    await machines.close();
  }
}
