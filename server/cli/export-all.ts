import { findSecret } from '#server/config/app-secret.ts';
import { exportAll } from '#server/modules/backup/export-all.ts';
import { type Context, runProgram, withDatabase } from './cli.ts';

/** Writes every table into a folder that any later PostgreSQL can import; it may run alongside the server. */
await runProgram({
  usage: 'npm run export-all -- FOLDER',
  options: {},
  commandOf: ({ positionals: [folder, ...more] }) => (folder === undefined || more.length > 0 ? null : { folder }),
  run: ({ folder }, context) => run(folder, context),
});

async function run(folder: string, { settings }: Context): Promise<number> {
  const { recipient } = settings.backup;
  const secret = settings.appSecret ?? findSecret(settings.dataDir);
  const { tables, rows } = await withDatabase(settings, (_db, { pool }) =>
    exportAll(pool, { folder, recipient, secret }),
  );
  console.log(`${folder}: ${rows} rows of ${tables} tables`);
  if (recipient === null) console.log('It is not encrypted: whoever reads it has every customer; set BACKUP_RECIPIENT');
  return 0;
}
