import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { randomIds } from '#server/common/ids.ts';
import { storedSecret } from '#server/config/app-secret.ts';
import { checkAuditLog } from '#server/modules/audit/check.ts';
import { createAdministrator, restoreAdministrator } from '#server/modules/auth/administrators.ts';
import { authLibrary } from '#server/modules/auth/auth.ts';
import { isWeakPassword } from '#server/modules/auth/weak-password.ts';
import { noteReleased } from '#server/modules/backup/parts/timelines.ts';
import { ownWalFolder } from '#server/modules/backup/queries/identity.ts';
import { releaseHold } from '#server/modules/backup/release.ts';
import { recognizeServer } from '#server/modules/backup/restore-pause.ts';
import { type Context, fail, runProgram, withDatabase } from './cli.ts';

const minPasswordLength = 12;

type LetIn = { name: 'create' | 'restore'; email: string; role: 'owner' | 'staff'; fromStdin: boolean };
type Command = LetIn | { name: 'audit-check' } | { name: 'release' };

/** Lets administrators in, verifies the audit log, or releases what a restore holds. */
await runProgram({
  usage: `npm run admin -- create EMAIL [--staff] [--password-stdin]
npm run admin -- restore EMAIL [--password-stdin]
npm run admin -- audit-check
npm run admin -- release`,
  options: { staff: { type: 'boolean' }, 'password-stdin': { type: 'boolean' } },
  commandOf({ positionals: [name, email = '', ...more], values }): Command | null {
    if (name === 'audit-check' || name === 'release') return email === '' ? { name } : null;
    if ((name !== 'create' && name !== 'restore') || more.length > 0) return null;
    if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(email)) return null;
    return { name, email, role: values.staff ? 'staff' : 'owner', fromStdin: values['password-stdin'] ?? false };
  },
  run(command, context) {
    if (command.name === 'audit-check') return checkAudit(context);
    return command.name === 'release' ? release(context) : run(command, context);
  },
});

async function checkAudit({ settings }: Context): Promise<number> {
  const { broken, newest } = await withDatabase(settings, checkAuditLog);
  for (const id of broken) console.log(`${id}: changed, or the entry before it was changed or removed`);
  const found = broken.length === 0 ? 'unbroken' : 'broken';
  console.log(newest ? `The audit log is ${found} up to ${newest.id}, ${newest.hash}` : 'The audit log is empty');
  return broken.length === 0 ? 0 : 1;
}

async function release({ settings, clock }: Context): Promise<number> {
  const { folder } = settings.backup;
  return withDatabase(settings, async (db, { pool, owner }) => {
    const log = { info() {}, warn() {}, error() {} };
    await recognizeServer({ db, clock }, { isOwn: owner !== null });
    const released = await releaseHold({ db, clock, log });
    if (!released) return fail('Nothing is held: the program sends and refunds.');
    if (owner && folder !== null) noteReleased(await ownWalFolder(pool, folder), released.timeline);
    console.log(`Released. ${released.refunds} refunds are looked up at the gateway before they are asked for.`);
    console.log(`${released.messages} messages may have been sent before: /admin lists them, and sends one again.`);
    console.log('Payments that this copy does not know: npm run ledger -- gateway-list FILE.csv');
    return 0;
  });
}

async function run(command: LetIn, context: Context): Promise<number> {
  const { name, email, role, fromStdin } = command;
  const password = fromStdin ? (await text(process.stdin)).replace(/\r?\n$/, '') : await askPassword();
  if (password.length < minPasswordLength || password.length > 128) {
    return fail(`A password has ${minPasswordLength} to 128 characters.`);
  }
  if (await isWeakPassword(password, email)) {
    return fail(
      'This password is easy to guess. Choose several words, without the e-mail or the name of the business.',
    );
  }
  const done = await letIn(command, password, context);
  if (!done && name === 'create') return fail(`${email}: there is an administrator of this e-mail already.`);
  if (!done) return fail(`${email}: there is no administrator of this e-mail.`);
  console.log(`${email} may sign in at /admin ${name === 'create' ? `as ${role}` : 'with the new password alone'}.`);
  return 0;
}

function letIn({ name, email, role }: LetIn, password: string, { settings, clock }: Context): Promise<boolean> {
  const appSecret = settings.appSecret ?? storedSecret(settings.dataDir);
  return withDatabase(settings, (db) => {
    const library = authLibrary({ db, appSecret, publicUrl: settings.publicUrl ?? 'http://localhost' });
    const deps = { db, clock, ids: randomIds, library };
    if (name === 'restore') return restoreAdministrator(deps, { email, password });
    return createAdministrator(deps, { email, password, role });
  });
}

/** Prompts at the terminal without echo. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
