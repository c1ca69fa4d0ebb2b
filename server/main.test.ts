import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { isAlive } from '#server/database/embedded/processes.ts';
import { freePort } from '#tests/builders/ports.ts';
import { built, rolesOf } from '#tests/builders/programs.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hauteclaire-main-'));
chmodSync(dataDir, 0o711); // as root, the database runs as another user
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Two programs start and stop, perhaps on a busy machine. */
const patiently = { timeout: 30_000, interval: 100 };

const root = join(import.meta.dirname, '..');
const start = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, built('main'), {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts a copy of the build that something was done to. */
function startSpoilt(spoil: (server: string) => void): ChildProcess {
  const copy = mkdtempSync(join(dataDir, 'build-'));
  cpSync(join(root, 'build'), copy, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  spoil(join(copy, 'server'));
  const [program = '', ...flags] = built('main').toReversed();
  const own = program.replace(join(root, 'build'), copy);
  return spawn(process.execPath, [...flags, own], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function outcomeOf(child: ChildProcess) {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code, lines: (await said).trim().split('\n') };
}

async function untilOpen(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('/sandbox\n')) break;
  }
  return said;
}

describe('the program', () => {
  it('does not start from a build that is not whole, and says so in one line', async () => {
    const { code, lines } = await outcomeOf(startSpoilt((server) => rmSync(join(server, 'main.js.map'))));
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/is not whole, main\.js\.map is missing/)]);
  });

  it('names the lines of its sources where something unforeseen went wrong', async () => {
    const journal = 'files/server/database/migrations/meta/_journal.json';
    const { code, lines } = await outcomeOf(startSpoilt((server) => writeFileSync(join(server, journal), 'spoilt')));
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/^SyntaxError.*\n(.*\n)*.*at read \(.*server\/database\/migrate\.ts:\d+/);
  });

  it('tells all wrong settings at once and does not start', async () => {
    const { code, lines } = await outcomeOf(start({ PORT: 'x', RATE_LIMIT: 'x', APP_SECRET: 'x' }));
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'APP_SECRET', 'RATE_LIMIT']);
  });

  it('tells in one line that the database cannot be reached', async () => {
    // In two parts, or the scan for secrets would take it for one.
    const address = ['postgres://someone', 'hidden-word@127.0.0.1:1/db'].join(':');
    const settings = { DATABASE_URL: address, PORT: String(await freePort()) };
    const { code, lines } = await outcomeOf(start({ ...settings, APP_SECRET: 'x'.repeat(32) }));
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^DATABASE_URL: the database cannot be reached/);
    expect(lines[0]).not.toContain('hidden-word');
  });

  it('opens with its own database, says where, refuses a second one on its port, and closes when asked', async () => {
    const port = String(await freePort());
    const child = start({ PORT: port });
    const exited = once(child, 'exit');
    child.stderr?.resume();
    expect(await untilOpen(child)).toContain(`Hauteclaire is open at http://localhost:${port}\n`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

    const second = await outcomeOf(start({ PORT: port }));
    expect(second).toEqual({ code: 1, lines: [expect.stringContaining(`PORT: ${port} is in use on 127.0.0.1`)] });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

    child.kill('SIGINT');
    child.kill('SIGINT'); // npm passes a Ctrl-C on that the terminal gave already
    expect(await exited).toEqual([0, null]);
  }, 60_000);

  it('is ready once its first administrator can sign in, and not before', async () => {
    const port = String(await freePort());
    const dir = mkdtempSync(join(dataDir, 'first-'));
    chmodSync(dir, 0o711);
    const password = 'four-words-of-a-start';
    const child = start({ PORT: port, DATA_DIR: dir, ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: password });
    const exited = once(child, 'exit');
    child.stderr?.resume();
    child.stdout?.resume();
    const site = `http://localhost:${port}`;
    await expect
      .poll(async () => (await fetch(`${site}/readyz`).catch(() => null))?.status, { timeout: 60_000, interval: 1 })
      .toBe(200);
    const body = JSON.stringify({ email: 'owner@example.com', password });
    const headers = { 'content-type': 'application/json', origin: site };
    expect((await fetch(`${site}/api/admin/sign-in`, { method: 'POST', headers, body })).status).toBe(200);
    child.kill('SIGTERM');
    await exited;
  }, 90_000);

  it('is a web process and a worker, and starts again whichever of them ends', async () => {
    const port = String(await freePort());
    const child = start({ PORT: port });
    const exited = once(child, 'exit');
    child.stderr?.resume();
    await untilOpen(child);
    child.stdout?.resume();
    const roles = () => rolesOf(child.pid ?? 0);
    const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    // The beat of the worker before may still be fresh: that one is at work does not tell that this program's has begun.
    await expect.poll(() => roles().size, patiently).toBe(2);
    await expect.poll(readiness, patiently).toMatchObject({ status: 'ok', worker: 'at work' });

    const { web, worker } = Object.fromEntries(roles());
    if (!web || !worker) throw new Error('One of the two processes ended by itself'); // 0 would be this very run
    process.kill(worker, 'SIGKILL');
    expect(await readiness()).toMatchObject({ status: 'ok' });
    await expect.poll(() => roles().get('worker') ?? worker, patiently).not.toBe(worker);

    process.kill(web, 'SIGKILL');
    await expect.poll(() => readiness().catch(() => null), patiently).toMatchObject({ status: 'ok' });
    expect(roles().get('web')).not.toBe(web);

    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  }, 60_000);

  it('ends both processes when what supervises them is killed', async () => {
    const port = String(await freePort());
    const child = start({ PORT: port });
    child.stderr?.resume();
    await untilOpen(child);
    child.stdout?.resume();
    const roles = () => rolesOf(child.pid ?? 0);
    await expect.poll(() => roles().size, patiently).toBe(2);
    const pids = [...roles().values()];
    child.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), patiently).toEqual([]);
  }, 60_000);

  it('tells a misspelt role in one line', async () => {
    const { code, lines } = await outcomeOf(start({ ROLE: 'wroker' }));
    expect([code, lines]).toEqual([1, ['ROLE: must be one of web, worker, all']]);
  });
});
