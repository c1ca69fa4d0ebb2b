import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { stopOnSignals } from './stop.ts';
import { type Child, type Role, supervisor } from './supervisor.ts';

/** The web process's message to its parent. */
export type Opened = { port: number };

/** Runs the two roles as processes of the same program, until asked to stop. Returns the exit code. */
export async function runBoth(program: string, settings: Pick<Config, 'clockStart'>): Promise<number> {
  const started = Date.now();
  const both = supervisor({
    start: (role, port) => startChild(program, environmentOf(role, port, settings, Date.now() - started)),
    pause: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
    log: (line) => console.error(line),
  });
  const running = both.run();
  stopOnSignals(
    async () => {
      both.stop();
      await running;
    },
    (error) => console.error(error),
  );
  return running;
}

/** A set clock continues in a process started later, and a random port is the same for both. */
function environmentOf(
  role: Role,
  port: number | null,
  { clockStart }: Pick<Config, 'clockStart'>,
  ranMs: number,
): NodeJS.ProcessEnv {
  const clock = clockStart && { CLOCK_START: new Date(clockStart.getTime() + ranMs).toISOString() };
  return { ...process.env, ROLE: role, ...(port !== null && { PORT: String(port) }), ...clock };
}

function startChild(program: string, env: NodeJS.ProcessEnv): Child {
  const child = fork(program, { env });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const open = once(child, 'message').then(([said]: Opened[]) => said ?? null);
  return { open: Promise.race([open, ended.then(() => null)]), ended, stop: () => void child.kill('SIGTERM') };
}
