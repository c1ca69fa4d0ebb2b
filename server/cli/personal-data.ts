import { isRefusal } from '#domain/refusal.ts';
import { erasePersonalData, exportPersonalData } from '#server/modules/retention/person.ts';
import { type Context, fail, runProgram, withDatabase } from './cli.ts';

type Command = { name: 'export' | 'erase'; email: string };

/** A person's legal requests about their data; it may run alongside the server, or start the database for itself. */
await runProgram({
  usage: `npm run cli -- personal-data export EMAIL
npm run cli -- personal-data erase EMAIL`,
  options: {},
  commandOf({ positionals: [name, email = '', ...more] }): Command | null {
    if ((name !== 'export' && name !== 'erase') || more.length > 0) return null;
    return /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? { name, email } : null;
  },
  run: ({ name, email }, { settings, clock }: Context) =>
    withDatabase(settings, async (db) => {
      const request = { email, by: null };
      if (name === 'export') {
        console.log(JSON.stringify(await exportPersonalData({ db, clock }, request), null, 2));
        return 0;
      }
      const outcome = await erasePersonalData({ db, clock }, request);
      if (isRefusal(outcome))
        return fail(`${email}: a visit is to come or money is under way; cancel or finish it first.`);
      for (const [table, rows] of Object.entries(outcome.erased)) if (rows > 0) console.log(`${table}: ${rows} erased`);
      for (const { orderNo, untilYear } of outcome.kept)
        console.log(`${orderNo}: name, address and sums are kept by law until the end of ${untilYear}`);
      return 0;
    }),
});
