import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { built } from '#tests/builders/programs.ts';
import type { Site } from '#tests/faults/soak/browser.ts';
import type { Machines } from './machines.ts';

type Command = () => readonly [string, ...string[]];
type StartOne = {
  /** How far its clock is ahead of the machine's. */
  aheadMs?: number;
  /** Another program than the one that was built. */
  command?: Command;
};
const program: Command = () => [process.execPath, ...built('main')];

/** The program as processes on machines of their own, behind one address. */
export class Programs implements Site {
  readonly url: string;
  readonly env: Record<string, string>;
  failures = 0;
  heard: NonNullable<Site['heard']> = () => {};
  readonly #machines: Machines;
  #open = Promise.withResolvers<void>();

  /** `more`: where the database is, among others. */
  constructor(machines: Machines, url: string, more: Readonly<Record<string, string>>) {
    this.#machines = machines;
    this.url = url;
    this.env = {
      APP_SECRET: 'a secret of at least thirty-two characters',
      // Another name than that by which each reaches its own simulators.
      PUBLIC_URL: this.url.replace('127.0.0.1', 'localhost'),
      TRUST_PROXY: '1',
      SANDBOX: '1',
      RATE_LIMIT: 'off',
      ...more,
    };
    for (const machine of machines.ports.keys()) machines.prepare(machine);
  }

  isOpen = (): Promise<void> => this.#open.promise;

  /** Starts all of them; their clocks may be ahead of the machine's. */
  async start(aheadMs = 0): Promise<void> {
    const { worker = [], web = [] } = Object.groupBy(this.#machines.ports.keys(), (machine) =>
      machine.startsWith('worker') ? 'worker' : 'web',
    );
    // They serve the gateway’s simulator, and a worker that does not reach it waits minutes.
    await Promise.all(web.map((machine) => this.startOne(machine, { aheadMs })));
    await Promise.all(worker.map((machine) => this.startOne(machine, { aheadMs })));
    while (!(await fetch(`${this.url}/readyz`)).ok) await pause(50); // the proxy has not seen them yet
    this.open();
  }

  /** Lets visitors in. */
  open(): void {
    this.#open.resolve();
  }

  /** Lets visitors wait, for ever if it is not opened again. */
  shut(): void {
    this.#open = Promise.withResolvers<void>();
  }

  /** Stops all of them as an operator does. */
  async stop(): Promise<void> {
    this.shut();
    await Promise.all([...this.#machines.ports.keys()].map((machine) => this.stopOne(machine)));
  }

  /** Stops one of them with SIGTERM; the code with which it ended. */
  async stopOne(machine: string): Promise<number | null> {
    const child = this.#running.get(machine);
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  readonly #running = new Map<string, ChildProcess>();

  /** Starts one of them; a web process is open then. */
  async startOne(machine: string, { aheadMs = 0, command = program }: StartOne = {}): Promise<void> {
    const role = machine.replace(/\d/, '');
    const clock = aheadMs === 0 ? {} : { CLOCK_START: new Date(Date.now() + aheadMs).toISOString() };
    // A worker finds the simulators where a web process serves them.
    const port = this.#machines.ports.get(machine.replace('worker', 'web'));
    const env = { ...this.env, ...clock, PORT: String(port), ROLE: role };
    const child = this.#machines.start(machine, command(), {
      name: 'program',
      env,
      reads: true,
    });
    this.#running.set(machine, child);
    if (!child.stdout) return;
    child.stdout.pipe(createWriteStream(join(this.#machines.folder, machine, 'output.log'), { flags: 'a' }));
    const lines = createInterface({ input: child.stdout });
    if (role === 'worker') return; // it serves nobody who would wait for it
    for await (const line of lines) {
      if (line.includes('is open at')) return;
    }
    throw new Error(
      `${machine} did not open: ${readFileSync(join(this.#machines.folder, machine, 'program.log'), 'utf8').trim()}`,
    );
  }
}
