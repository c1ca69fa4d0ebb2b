import { Machines } from '#tests/faults/drill/machines.ts';
import { Programs } from '#tests/faults/drill/programs.ts';
import { Visitors } from '#tests/faults/drill/visitors.ts';
import { openSeason } from '#tests/faults/soak/season.ts';
import { databaseIn } from '#tests/faults/soak/settle.ts';
import { openProxy } from './proxy.ts';

const processes = ['web1', 'web2', 'web3'];
const season = 3000;

type Options = { bookings: number; drainSeconds: number; throughHaproxy?: boolean; seed?: number };

/** Three web processes on one database are restarted one after the other while visitors book. */
export async function rollingRestart({ bookings, drainSeconds, throughHaproxy = false, seed = 4242 }: Options) {
  const machines = await Machines.open(processes);
  const data = machines.prepare('data');
  const proxy = throughHaproxy ? null : await openProxy([...machines.ports.values()]);
  const site = new Programs(machines, proxy?.url ?? machines.siteUrl, {
    DATA_DIR: data,
    DRAIN_SECONDS: String(drainSeconds),
  });
  try {
    if (throughHaproxy) {
      machines.prepare('proxy');
      machines.startProxy('haproxy-web');
    }
    await site.start();
    const { days } = await openSeason(machines.urlsOf(...processes), databaseIn(data), season);
    const visitors = new Visitors(site, { seed, days, atOnce: 4, onlyBuy: true });
    await visitors.more(bookings);
    const codes: (number | null)[] = [];
    for (const machine of processes) {
      codes.push(await site.stopOne(machine));
      await visitors.more(bookings);
      await site.startOne(machine);
      await visitors.more(bookings);
    }
    await visitors.leave();
    await site.stop();
    return { codes, confirmed: visitors.confirmed.length, calls: visitors.calls(), refused: visitors.refusals() };
  } finally {
    site.shut();
    await proxy?.close();
    await machines.close();
  }
}
