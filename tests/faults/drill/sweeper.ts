// Waits until the drill is over or dead, which closes its end of the pipe; then ends whatever works in the drill's folder,
// and removes that.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processesIn, signalAll } from './processes.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('sweeper.ts FOLDER');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().once('close', async () => {
  while (processesIn(folder).length > 0) {
    signalAll(folder, 'SIGKILL');
    await pause(20);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
