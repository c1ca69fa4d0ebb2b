import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemUser } from '#server/database/embedded/folder.ts';
import { run } from '#server/database/embedded/processes.ts';

/** Where Debian puts the oldest PostgreSQL that the program runs on. */
export const oldestPostgres = '/usr/lib/postgresql/15/bin';
export const hasOldestPostgres: boolean = existsSync(join(oldestPostgres, 'initdb'));

/** A PostgreSQL of this machine instead of the one that comes along, reachable through its socket in `folder` alone. */
export async function startPostgres(bin: string, folder: string, settings: Readonly<Record<string, string>>) {
  const as = systemUser();
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  if (as) chownSync(data, as.uid, as.gid);
  const within = { ...(as && { as }), cwd: data };
  const identity = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await run(join(bin, 'initdb'), ['-D', data, '--no-sync', ...identity], within);
  const fixed = { listen_addresses: '', unix_socket_directories: '.', port: '5432', timezone: 'UTC' };
  const flags = Object.entries({ ...fixed, ...settings }).map(([name, value]) => `-c ${name}='${value}'`);
  const start = ['start', '-D', data, '-w', '-s', '-l', join(data, 'server.log'), '-o', flags.join(' ')];
  await run(join(bin, 'pg_ctl'), start, within);
  return {
    connection: { host: data, port: 5432, user: 'postgres', database: 'postgres' },
    leave: async () => void (await run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-w', '-s', '-m', 'fast'], within)),
  };
}
