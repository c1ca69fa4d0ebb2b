import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startTestDatabase } from '#tests/database.ts';
import { rushForDays } from './rush.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: {
    bookings: { type: 'string', default: '200' },
    'kill-every': { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    port: { type: 'string' },
    rush: { type: 'boolean', default: false },
    tries: { type: 'string', default: '100000' },
    days: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '1000' },
    'without-key': { type: 'boolean', default: false },
  },
});

console.log(`seed ${values.seed}`);
process.exitCode = (await (values.rush ? playRush() : playSoak())) ? 0 : 1;

/** `npm run cli -- soak --bookings 2000 --kill-every 4`: prints figures, one line each, and what is broken. */
async function playSoak(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-soak-'));
  const { figures, broken, ledger, accounting } = await soak({
    folder,
    bookings: Number(values.bookings),
    kill: { everySeconds: Number(values['kill-every']) },
    seed: Number(values.seed),
    slow: true,
    say: (line) => console.log(line),
    ...(values.port && { port: Number(values.port) }),
  });
  print(figures, broken);
  for (const { output, code } of ledger) console.log(`ledger check (exit ${code}): ${output}`);
  console.log(`accounting check (exit ${accounting.code}): ${accounting.output}`);
  const isSound = broken.length === 0 && [...ledger, accounting].every(({ code }) => code === 0);
  if (isSound) rmSync(folder, { recursive: true, force: true });
  else console.log(`the data stays in ${folder}`);
  return isSound;
}

/** `npm run cli -- soak --rush`; with `--without-key` it is sound only if it sees days that are sold twice. */
async function playRush(): Promise<boolean> {
  const server = await startTestDatabase();
  try {
    const database = await createDatabase(server.server);
    const { figures, broken } = await rushForDays({
      source: database.source,
      days: Number(values.days),
      tries: Number(values.tries),
      atOnce: Number(values['at-once']),
      seed: Number(values.seed),
      withoutKey: values['without-key'],
    });
    await database.drop();
    print(figures, broken);
    if (!values['without-key']) return broken.length === 0;
    const isSeen = (figures.oversold ?? 0) > 0;
    console.log(
      isSeen ? 'without the key days are sold twice, as expected' : 'BROKEN nothing is sold twice without the key',
    );
    return isSeen;
  } finally {
    await server.stop();
  }
}

function print(figures: Readonly<Record<string, number>>, broken: readonly string[]): void {
  const units: Readonly<Record<string, string>> = {
    restart: 'seconds',
    longest_restart: 'seconds',
    longest_to_booking: 'seconds',
    seconds: 'seconds',
    longest_ms: 'ms',
  };
  for (const [name, value] of Object.entries(figures)) {
    const figure = Number.isInteger(value) ? value : value.toFixed(1);
    console.log(`${name.replaceAll('_', '-')} ${figure} ${units[name] ?? 'count'}`);
  }
  for (const line of broken) console.log(`BROKEN ${line}`);
}
