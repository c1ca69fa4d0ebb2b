import { findSecret, storeSecret } from '#server/config/app-secret.ts';
import type { Config } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { importAll } from '#server/modules/backup/import-all.ts';
import { type Context, runProgram, withDatabase } from './cli.ts';

/** Fills an empty database, ours or that of DATABASE_URL, with an export. */
await runProgram({
  usage: 'npm run import-all -- FOLDER',
  options: {},
  commandOf: ({ positionals: [folder, ...more] }) => (folder === undefined || more.length > 0 ? null : { folder }),
  run: ({ folder }, context) => run(folder, context),
});

async function run(folder: string, { settings }: Context): Promise<number> {
  const { identityFile } = settings.backup;
  const { tables, rows, secret } = await withDatabase(settings, async (_db, { pool, owner }) => {
    if (!owner) return importAll(pool, { folder, identityFile });
    const owners = connect(owner);
    try {
      return await importAll(owners, { folder, identityFile });
    } finally {
      await owners.end();
    }
  });
  console.log(`${rows} rows of ${tables} tables`);
  if (secret !== null) keepSecret(settings, secret);
  console.log('The program will start held: it sells, and sends and refunds nothing until `npm run admin -- release`');
  return 0;
}

/** Links in mails and the operators' second factors only work with the previous secret. */
function keepSecret({ appSecret, databaseUrl, dataDir }: Config, secret: string): void {
  const own = appSecret ?? findSecret(dataDir);
  if (own === secret) return;
  if (own === null && databaseUrl === null) storeSecret(dataDir, secret);
  else
    console.log('APP_SECRET: another one than in the export; links in old mails and second factors need the old one');
}
