import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string' },
  },
});

/** `npm run soak -- --bookings 2000 --kill-every 4`: prints figures, one line each, and what is broken. */
const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-soak-'));
console.log(`seed ${values.seed}`);
const { figures, broken, ledger } = await soak({
  folder,
  bookings: Number(values.bookings),
  kill: { everySeconds: Number(values['kill-every']) },
  seed: Number(values.seed),
  slow: true,
  say: (line) => console.log(line),
  ...(values.port && { port: Number(values.port) }),
});
const units: Readonly<Record<string, string>> = {
  restart: 'seconds',
  longest_restart: 'seconds',
  longest_to_booking: 'seconds',
  seconds: 'seconds',
};
for (const [name, value] of Object.entries(figures)) {
  console.log(
    `${name.replaceAll('_', '-')} ${Number.isInteger(value) ? value : value.toFixed(1)} ${units[name] ?? 'count'}`,
  );
}
for (const line of broken) console.log(`BROKEN ${line}`);
for (const { output, code } of ledger) console.log(`ledger check (exit ${code}): ${output}`);
const isSound = broken.length === 0 && ledger.every(({ code }) => code === 0);
if (isSound) rmSync(folder, { recursive: true, force: true });
else console.log(`the data stays in ${folder}`);
process.exitCode = isSound ? 0 : 1;
