import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task, Word } from './program.ts';

type Started = { child: ChildProcess; ready: Promise<unknown> };

let spare: Started | null = null;

function start(): Started {
  const child = fork(join(import.meta.dirname, 'program.ts'), { execArgv: [], stdio: 'inherit' });
  return { child, ready: once(child, 'message') };
}

/** Has the next process started already while this one works; they take a second to load. */
function next(): Started {
  const ready = spare ?? start();
  spare = start();
  return ready;
}

/** Gives a process of its own a task; the signal that it died of, or null when it did all and lives no more. */
export async function inAProcess(task: Task): Promise<NodeJS.Signals | null> {
  const { child, ready } = next();
  await ready;
  const gone = once(child, 'exit');
  child.on('message', (word: Word) => word === 'done' && child.disconnect());
  child.send(task);
  await gone;
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`the program ended with ${child.exitCode}`);
  return child.signalCode;
}

/** Ends the process that waits for a task nobody has. */
export function endSpare(): void {
  spare?.child.kill('SIGKILL');
  spare = null;
}
