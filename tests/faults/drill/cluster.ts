import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { connect } from '#server/database/connect.ts';
import { systemUser } from '#server/database/embedded/folder.ts';
import type { UseDatabase } from '#tests/faults/soak/settle.ts';
import { deployCluster, type Machines } from './machines.ts';

export const databases = ['db1', 'db2', 'db3'] as const;
export type Machine = (typeof databases)[number];
type Role = 'leader' | 'sync_standby' | 'replica';
type Member = { name: Machine; role: Role; state: string; timeline?: number };

/** The data folders are on loopback, and gone with the drill. */
const password = 'drill';

/** Three database machines with etcd, Patroni and PostgreSQL, and HAProxy, by the files of `deploy/cluster`. */
export class Cluster {
  readonly #machines: Machines;

  constructor(machines: Machines) {
    this.#machines = machines;
  }

  /** What the program is given; with TLS, as for any database on another machine. */
  get url(): string {
    const certificate = join(this.#machines.folder, 'db1/server.crt');
    const tls = `uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${encodeURIComponent(certificate)}`;
    return `postgres://hauteclaire:${password}@${this.#machines.address(20)}:5000/hauteclaire?${tls}`;
  }

  use: UseDatabase = async (use) => {
    const pool = connect({ url: this.url }, { max: 2 });
    try {
      return await use(pool);
    } finally {
      await pool.end();
    }
  };

  /** Starts all of it on empty folders; there is a primary, another that is synchronous, and the program's database. */
  async create(): Promise<void> {
    this.#certificates();
    for (const machine of databases) this.start(machine);
    this.#machines.prepare('proxy');
    this.#machines.startProxy('haproxy');
    this.#machines.startProxy('haproxy-web');
    const { leader } = await this.until('a primary with two replicas', (roles) => roles.size === 3 && isWhole(roles));
    await this.#createDatabase(leader);
  }

  /** Switches a database machine on. */
  start(machine: Machine): void {
    for (const [name, command] of [
      ['etcd', ['/usr/bin/etcd']],
      ['patroni', ['/usr/bin/patroni', 'patroni.yml']],
    ] as const) {
      const text = readFileSync(join(deployCluster, `${name}.env`), 'utf8');
      const env = parseEnv(this.#machines.localized(this.#of(machine, text), machine)) as Record<string, string>;
      this.#machines.start(machine, command, { name, env, asDatabase: true });
    }
  }

  /** Waits until the members' roles are as wished, by whichever of them answers. */
  async until(what: string, isSo: (roles: Roles) => boolean) {
    for (;;) {
      const roles = await this.roles();
      const [leader] = [...roles].find(([, role]) => role === 'leader') ?? [];
      this.waitingFor = '';
      if (leader && isSo(roles)) return { leader, roles };
      this.waitingFor = `, waiting for ${what}: ${JSON.stringify([...roles])}`;
      await pause(100);
    }
  }
  waitingFor = '';

  /** The members that run, with their roles, as the one knows that holds the leader's lease; none while nobody does. */
  async roles(): Promise<Roles> {
    return new Map((await this.#members()).filter(isRunning).map(({ name, role }) => [name, role]));
  }

  /** How often somebody was promoted, as whoever leads counts it; it never falls, or commits of a primary are lost. */
  async timeline(): Promise<number> {
    for (;;) {
      const leader = (await this.#members()).find(({ role }) => role === 'leader');
      if (leader?.timeline !== undefined) return leader.timeline;
      await pause(100);
    }
  }

  async #members(): Promise<Member[]> {
    for (const host of [11, 12, 13]) {
      if (!(await this.#ask(host, 'primary'))) continue;
      const answer = await this.#ask(host, 'cluster');
      if (!answer) continue;
      const { members }: { members: Member[] } = await answer.json();
      return members;
    }
    return [];
  }

  async #ask(host: number, path: string): Promise<Response | null> {
    const at = `http://${this.#machines.address(host)}:8008/${path}`;
    const answer = await fetch(at, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    return answer?.ok ? answer : null;
  }

  /** A machine's own lines of an .env file: they are written for db1. */
  #of(machine: Machine, text: string): string {
    const host = `10.0.0.1${machine.slice(2)}`;
    return text
      .split('\n')
      .map((line) =>
        /CLUSTER=|HOSTS=/.test(line) ? line : line.replace('10.0.0.11', host).replace(/NAME=db1/, `NAME=${machine}`),
      )
      .join('\n');
  }

  #certificates(): void {
    const user = systemUser();
    for (const machine of databases) {
      const folder = this.#machines.prepare(machine);
      this.#machines.prepare(`${machine}/postgresql`);
      const patroni = readFileSync(join(deployCluster, 'patroni.yml'), 'utf8');
      writeFileSync(join(folder, 'patroni.yml'), this.#machines.localized(patroni, machine));
      if (machine === 'db1') makeCertificate(folder);
      for (const name of ['server.crt', 'server.key']) {
        const file = join(folder, name);
        if (machine !== 'db1') writeFileSync(file, readFileSync(join(this.#machines.folder, 'db1', name)));
        chmodSync(file, name.endsWith('key') ? 0o600 : 0o644);
        if (user) chownSync(file, user.uid, user.gid);
      }
    }
  }

  async #createDatabase(leader: Machine): Promise<void> {
    const host = this.#machines.address(10 + Number(leader.slice(2)));
    const ssl = { rejectUnauthorized: false };
    const client = new pg.Client({ host, user: 'postgres', password: 'change-me-1', database: 'postgres', ssl });
    await client.connect();
    await client.query(`create role hauteclaire login password '${password}'`);
    await client.query('create database hauteclaire owner hauteclaire');
    await client.end();
  }
}

type Roles = ReadonlyMap<Machine, Role>;
const isRunning = ({ state }: Member) => ['running', 'streaming'].includes(state);

/** Whether a commit has a second machine to go to. */
export const isWhole = (roles: Roles): boolean => [...roles.values()].includes('sync_standby');

function makeCertificate(folder: string): void {
  const files = ['-keyout', 'server.key', '-out', 'server.crt'];
  const subject = ['-subj', '/CN=hauteclaire', '-days', '2'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...files], { cwd: folder, stdio: 'ignore' });
}
