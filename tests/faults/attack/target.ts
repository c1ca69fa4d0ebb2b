import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pLimit from 'p-limit';
import { cookiesAfter } from '#tests/builders/operator.ts';
import { freePort } from '#tests/builders/ports.ts';
import { built } from '#tests/builders/programs.ts';
import { roomyFolder } from '#tests/database.ts';

export type Sent = { method: string; path: string; headers?: Readonly<Record<string, string>>; body?: unknown };
export type Answer = { status: number; code: string; text: string; headers: Headers; cookie: string };

export const owner = { email: 'owner@example.com', password: 'clear glass at noon' };

/** What a visitor is sent, as a stranger's program reads it. */
async function read(response: Response, before: string): Promise<Answer> {
  const text = await response.text();
  const cookie = cookiesAfter(response.headers.getSetCookie(), before);
  return {
    status: response.status,
    code: /"code":"(\w+)"/.exec(text)?.[1] ?? '',
    text,
    headers: response.headers,
    cookie,
  };
}

/** The program as people get it, with its limits, in a folder of its own on this machine; it believes one proxy. */
export async function openTarget() {
  const folder = mkdtempSync(join(roomyFolder(), `hauteclaire-test-${process.pid}-attack-`));
  chmodSync(folder, 0o711); // as root, the database runs as another user
  const port = await freePort();
  const { npm_lifecycle_event: _, DATABASE_URL: __, RATE_LIMIT: ___, ...shell } = process.env;
  const env = {
    ...shell,
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder, TRUST_PROXY: '1' },
    ...{ NODE_ENV: 'production', SANDBOX: '1', CLOCK_START: '2025-10-06T14:00:00Z' },
    ...{ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  };
  const program = spawn(process.execPath, built('main'), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  program.stderr.on('data', (chunk: Buffer) => log.push(String(chunk)));
  const opened = untilOpen(program, log);
  const gone = once(program, 'exit');

  let networks = 0;
  /** A network that has asked for nothing yet. */
  const aNetwork = () => `10.${++networks >> 8}.${networks & 255}.1`;
  const url = (host: string, path: string) => `http://${host}:${port}${path}`;

  async function send(sent: Sent, from: string): Promise<Answer> {
    const { method, path, headers = {}, body } = sent;
    const typed = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(url('localhost', path), {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': from, ...typed, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return read(response, headers.cookie ?? '');
  }

  await opened;
  return {
    log,
    aNetwork,
    send,
    /** From networks of their own, twenty at once. */
    sendAll: (all: readonly Sent[]): Promise<Answer[]> => pLimit(20).map(all, (sent) => send(sent, aNetwork())),
    /** Asked on this machine, beside the proxy. */
    here: async (path: string, body?: object): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json' };
      const sent = body && { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(url('127.0.0.1', path), sent)).json();
    },
    async close(): Promise<void> {
      program.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
export type Target = Awaited<ReturnType<typeof openTarget>>;

async function untilOpen(program: ChildProcess, log: string[]): Promise<void> {
  const open = Promise.withResolvers<void>();
  if (!program.stdout) throw new Error('the program says nothing');
  createInterface({ input: program.stdout }).on('line', (line) => {
    if (line.includes('is open at')) open.resolve();
    log.push(line);
  });
  program.once('exit', () => open.reject(new Error(`the program did not open:\n${log.join('\n')}`)));
  await open.promise;
}
