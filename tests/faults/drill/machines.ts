import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemUser } from '#server/database/embedded/folder.ts';
import { freePort } from '#tests/builders/ports.ts';
import { roomyFolder } from '#tests/database.ts';
import { processesIn, signalAll } from './processes.ts';

/** The configurations of three database machines and of what is in front. */
export const deployCluster: string = join(import.meta.dirname, '../../../deploy/cluster');

/** Machines of a network of their own on loopback, 127.x.y.*: each has a folder in which all of its processes work. */
export class Machines {
  readonly folder: string;
  readonly ports: ReadonlyMap<string, number>;
  readonly #network: string;
  readonly #sweeper: ChildProcess;

  /** `ports`: where on 127.0.0.1 each program listens, since its simulators look for each other there. */
  constructor(ports: ReadonlyMap<string, number>) {
    this.ports = ports;
    this.folder = mkdtempSync(join(roomyFolder(), 'hauteclaire-drill-'));
    chmodSync(this.folder, 0o711); // as root, databases run as another user
    this.#network = `127.${1 + (process.pid % 250)}.${1 + (Math.floor(process.pid / 250) % 250)}`;
    this.#sweeper = spawn(process.execPath, [join(import.meta.dirname, 'sweeper.ts'), this.folder], {
      stdio: ['pipe', 'ignore', 'inherit'],
      cwd: '/',
      detached: true, // what ends the drill must not end who cleans up after it
    });
  }

  static async open(programs: readonly string[]): Promise<Machines> {
    const ports = new Map<string, number>();
    for (const name of programs) ports.set(name, await freePort());
    return new Machines(ports);
  }

  /** A configuration of `deploy/cluster` with the addresses and folders of this network. */
  localized(text: string, machine: string): string {
    return text
      .replaceAll('127.0.0.1:', `${this.address(20)}:`)
      .replaceAll(/10\.0\.0\.2(\d):3000/g, (_, number) => `127.0.0.1:${this.ports.get(`web${number}`) ?? 1}`)
      .replaceAll('10.0.0.', `${this.#network}.`)
      .replaceAll(/\/(var\/lib|var\/run|etc\/patroni)\//g, `${join(this.folder, machine)}/`);
  }

  address = (host: number): string => `${this.#network}.${host}`;

  /** Where each of some programs is asked past the proxy. */
  urlsOf(...names: readonly string[]): string[] {
    return names.map((name) => `http://127.0.0.1:${this.ports.get(name)}`);
  }

  /** Where HAProxy of `deploy/cluster` gives requests to the web processes. */
  get siteUrl(): string {
    return `http://${this.address(20)}:8080`;
  }

  /** Starts HAProxy with one of the configurations of `deploy/cluster`. */
  startProxy(name: 'haproxy' | 'haproxy-web'): void {
    const text = readFileSync(join(deployCluster, `${name}.cfg`), 'utf8');
    writeFileSync(join(this.folder, 'proxy', `${name}.cfg`), this.localized(text, 'proxy'));
    this.start('proxy', ['/usr/sbin/haproxy', '-db', '-f', `${name}.cfg`], { name });
  }

  /** A machine's folder, of the user whom databases run as. */
  prepare(machine: string): string {
    const folder = join(this.folder, machine);
    mkdirSync(folder, { mode: 0o755 });
    const user = systemUser();
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  }

  /** Starts a program on a machine; what it says is in `<machine>/<name>.log`. */
  start(machine: string, command: readonly [string, ...string[]], options: Start): ChildProcess {
    const [file, ...args] = command;
    const cwd = join(this.folder, machine);
    const log = openSync(join(cwd, `${options.name}.log`), 'a');
    const { PATH } = process.env;
    return spawn(file, args, {
      cwd,
      env: { PATH, LC_ALL: 'C.UTF-8', ...options.env },
      stdio: ['ignore', options.reads ? 'pipe' : log, log],
      ...(options.asDatabase && systemUser()),
    });
  }

  /** Power off: every process of a machine ends at once. */
  kill(machine: string): void {
    signalAll(join(this.folder, machine), 'SIGKILL');
  }

  /** A machine that stands still, as one whose host is busy, and goes on. */
  freeze = (machine: string): void => signalAll(join(this.folder, machine), 'SIGSTOP');
  thaw = (machine: string): void => signalAll(join(this.folder, machine), 'SIGCONT');

  isOff = (machine: string): boolean => processesIn(join(this.folder, machine)).length === 0;

  /** Ends everything and removes the folder. */
  async close(): Promise<void> {
    const swept = once(this.#sweeper, 'exit');
    this.#sweeper.stdin?.end();
    await swept;
  }
}

type Start = {
  name: string;
  env?: Readonly<Record<string, string>>;
  /** Whether it runs as the user of databases, who is not root. */
  asDatabase?: boolean;
  /** Whether its output is read. */
  reads?: boolean;
};
