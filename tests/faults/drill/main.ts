/**
 * `npm run cli -- drill failover | rolling`: prints figures and what is broken, and ends with 0 where nothing is. It needs the
 * Debian packages of `deploy/cluster/README.md`, nothing that is configured, and at most five minutes (`--limit-seconds`).
 */
import { parseArgs } from 'node:util';
import { rollingRestart } from '#tests/faults/rolling/rolling.ts';
import { failover } from './failover.ts';
import { missingTools } from './tools.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bookings: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'limit-seconds': { type: 'string', default: '300' },
  },
});
/** A busy machine takes longer, so that this is said and is no fault. */
const aimSeconds = 30;

const bookings = Number(values.bookings);
const seed = Number(values.seed);

const drills: Readonly<Record<string, () => Promise<boolean>>> = {
  async failover() {
    const timeoutMs = Number(values['limit-seconds']) * 1000;
    const { refused, figures, broken, ledger } = await failover({ bookings, seed, timeoutMs, say: console.log });
    for (const { fault, seconds } of refused) {
      const aim = seconds > aimSeconds ? `, more than the aim of ${aimSeconds} s` : '';
      console.log(`${fault}: refused for ${seconds.toFixed(1)} s${aim}`);
    }
    print(figures);
    for (const line of broken) console.log(`BROKEN ${line}`);
    console.log(`ledger check (exit ${ledger.code}): ${ledger.output}`);
    return broken.length === 0 && ledger.code === 0 && figures.answers_500 === 0;
  },
  async rolling() {
    const { codes, refused, ...figures } = await rollingRestart({
      bookings,
      seed,
      drainSeconds: 3,
      throughHaproxy: true,
    });
    print({ ...figures, refused: refused.length });
    for (const call of refused) console.log(`REFUSED ${call}`);
    return refused.length === 0 && codes.every((code) => code === 0);
  },
};

const drill = drills[positionals.join()];
const problem = drill
  ? missingTools()
  : `npm run cli -- drill ${Object.keys(drills).join(' | ')} [--bookings N] [--seed N]`;
if (problem) console.error(problem);
else console.log(`seed ${seed}`);
const sound = !problem && (await drill?.().catch((error: unknown) => console.error(error)));
process.exit(sound ? 0 : 1); // visitors of a drill that broke off would go on asking

function print(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${name.replaceAll('_', '-')} ${Number.isInteger(value) ? value : value.toFixed(1)}`);
  }
}
