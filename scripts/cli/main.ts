/** `npm run cli -- COMMAND …`: runs a command in place of this program; without one it lists them. */
import { join } from 'node:path';
import { commands } from './commands.ts';

const [name = '', ...typed] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const file = join(import.meta.dirname, '../..', command.file);
  process.argv = [process.execPath, file, ...(command.args ?? []), ...typed];
  process.setSourceMapsEnabled(true);
  await import(file);
} else {
  if (name) console.error(`no command ${name}`);
  for (const [known, { what }] of Object.entries(commands)) console.log(`${known.padEnd(14)} ${what}`);
  process.exitCode = name ? 1 : 0;
}
