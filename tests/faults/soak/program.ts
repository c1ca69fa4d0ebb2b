import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverProcesses } from '#server/database/embedded/processes.ts';
import { built, killProgram } from '#tests/builders/programs.ts';

type Options = { folder: string; port: number; env?: NodeJS.ProcessEnv; aheadMs?: number };

/** The real program as a process of its own, on its own port and folder, that is killed and started again. */
export class Program {
  readonly url: string;
  readonly env: NodeJS.ProcessEnv;
  kills = 0;
  /** Answers that a visitor could make nothing of. */
  failures = 0;
  /** Milliseconds from each start after a kill until it answered. */
  readonly restarts: number[] = [];
  readonly #folder: string;
  readonly #aheadMs: number;
  readonly #log: number;
  #child: ChildProcess | null = null;
  #open = Promise.withResolvers<void>();
  #ended = false;

  /** `aheadMs`: how far its clock is ahead of the machine's. */
  constructor({ folder, port, env = {}, aheadMs = 0 }: Options) {
    const { npm_lifecycle_event: _, NODE_ENV: __, DATABASE_URL: ___, CLOCK_START: ____, ...shell } = process.env;
    this.env = { ...shell, PORT: String(port), DATA_DIR: folder, SANDBOX: '1', RATE_LIMIT: 'off', ...env };
    this.url = `http://localhost:${port}`;
    this.#folder = folder;
    this.#aheadMs = aheadMs;
    this.#log = openSync(join(folder, 'program.log'), 'a');
  }

  /** Waits until the program is open, also while it is dead. */
  isOpen = (): Promise<void> => this.#open.promise;

  /** Starts it; its clock may be still further ahead. */
  async start(furtherMs = 0): Promise<void> {
    if (this.#ended) return;
    const aheadMs = this.#aheadMs + furtherMs;
    const clock = aheadMs === 0 ? {} : { CLOCK_START: new Date(Date.now() + aheadMs).toISOString() };
    const started = performance.now();
    const child = spawn(process.execPath, built('main'), {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...this.env, ...clock },
      stdio: ['ignore', 'pipe', this.#log],
    });
    this.#child = child;
    let isOpen = false;
    if (!child.stdout) throw new Error('the program says nothing');
    for await (const line of createInterface({ input: child.stdout })) {
      isOpen = line.includes('is open at');
      if (isOpen) break;
    }
    if (!isOpen) throw new Error(`the program did not open; see ${join(this.#folder, 'program.log')}`);
    child.stdout.resume();
    if (this.kills > this.restarts.length) this.restarts.push(performance.now() - started);
    this.#open.resolve();
  }

  /** Kills it without a word; with `power`, every process of its database too. */
  async kill({ power = false } = {}): Promise<void> {
    this.kills += 1;
    if (power) for (const pid of serverProcesses(join(this.#folder, 'postgres'))) endProcess(pid);
    await this.#end('SIGKILL');
  }

  /** Stops it as Ctrl-C does. */
  stop = (): Promise<void> => this.#end('SIGTERM');

  /** Whatever of it still runs. */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#child) await this.#end('SIGKILL');
    for (const pid of serverProcesses(join(this.#folder, 'postgres'))) endProcess(pid);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#open = Promise.withResolvers<void>();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    if (signal === 'SIGKILL') return killProgram(child);
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error; // it was quicker
  }
}
