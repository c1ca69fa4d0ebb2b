import { findSecret } from '#server/config/app-secret.ts';
import type { Config } from '#server/config.ts';
import { type DatabaseClock, databaseClock } from '#server/database/clock.ts';
import { errorText } from '#server/database/embedded/folder.ts';
import { type Finding, lineOf, sayFor, told } from '#server/modules/doctor/finding.ts';
import { runDoctor } from '#server/modules/doctor/run-doctor.ts';
import { openDatabase } from '#server/wiring/database.ts';
import { databaseChecks, folderVersion, machineChecks } from '#server/wiring/doctor.ts';
import { type Context, runProgram } from './cli.ts';

/** Prints a line for each thing that an operator may have to fix; it changes nothing. */
await runProgram({
  usage: 'npm run doctor [-- --json]',
  options: { json: { type: 'boolean' } },
  commandOf: ({ positionals, values }) => (positionals.length > 0 ? null : { json: values.json ?? false }),
  async run({ json }, context) {
    const machine = await runDoctor(await machineChecks(context.settings, secretOf(context.settings)));
    const findings = [...machine, ...(await examineDatabase(context))];
    const inEnglish = findings.map((finding) => told(finding, 'en'));
    console.log(json ? JSON.stringify(inEnglish, null, 2) : findings.map(lineOf).join('\n'));
    return findings.some(({ level }) => level === 'fail') ? 1 : 0;
  },
});

/** The state of the database, or why it cannot be opened. */
async function examineDatabase({ settings, clock: base }: Context): Promise<Finding[]> {
  const say = sayFor('database');
  if (settings.databaseUrl === null && folderVersion(settings.dataDir) === null)
    return [say('fail', 'database-none', { folder: settings.dataDir })];
  try {
    const { pool, leave } = await openDatabase(settings, { silent: true, asIs: true });
    try {
      const clock: DatabaseClock = databaseClock(pool, base);
      await clock.compare();
      return await runDoctor(databaseChecks(settings, { pool, clock }));
    } finally {
      await leave();
    }
  } catch (failure) {
    return [say('fail', 'database-closed', { detail: errorText(failure) })];
  }
}

/** The secret, without creating one. */
function secretOf({ appSecret, dataDir }: Config): string {
  return appSecret ?? findSecret(dataDir) ?? '';
}
