import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start.ts';
import { sandbox } from './program.ts';

/** The program in this process, without its jobs. */
export async function startHere(folder: string, clock: string) {
  const environment = { ...sandbox, PORT: '0', DATA_DIR: folder, CLOCK_START: clock };
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  return startServer(reading.settings, { silent: true, jobs: false });
}
