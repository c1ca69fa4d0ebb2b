import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { roomyFolder } from '#tests/database.ts';
import { bundle } from '../../../scripts/build/server.ts';
import type { Task, Word } from './program.ts';

type Started = { child: ChildProcess; ready: Promise<unknown> };

const root = join(import.meta.dirname, '../../..');
let built: Promise<string> | null = null;
let spare: Started | null = null;

/** The program as one file, which is loaded in a fraction of the time that its sources take. The next run removes its folder. */
async function build(): Promise<string> {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-matrix-`));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'files'));
  await bundle({ program: 'tests/faults/matrix/program.ts' }, folder);
  return join(folder, 'program.js');
}

function start(program: string): Started {
  const child = fork(program, { execArgv: ['--enable-source-maps'], stdio: 'inherit' });
  return { child, ready: once(child, 'message') };
}

/** Has the next process started already while this one works. */
async function next(): Promise<Started> {
  built ??= build();
  const program = await built;
  const ready = spare ?? start(program);
  spare = start(program);
  return ready;
}

/** Gives a process of its own a task; the signal that it died of, or null when it did all and lives no more. */
export async function inAProcess(task: Task): Promise<NodeJS.Signals | null> {
  const { child, ready } = await next();
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
