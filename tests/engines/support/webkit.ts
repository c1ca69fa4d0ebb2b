import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/builders/ports.ts';
import type { Engine, Key, Size, Tab } from './engine.ts';
import { webkitPath } from './installed.ts';
import { until } from './until.ts';

const codes: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  End: '\uE010',
  PageDown: '\uE00F',
};

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK in a window of its own on a screen in memory, over W3C WebDriver, which is HTTP. */
export async function startWebkit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'log');
  // It picks a number that is free and says it.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(webkitPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1', // nothing here has a graphics card
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      XDG_CONFIG_HOME: folder,
      WINDOW_LOG: log,
    },
  });
  const ask: Ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      // A window that no longer answers ends its test, and not the time that all of them have.
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}\n${readFileSync(log, 'utf8')}`);
    return value;
  };
  await until(() => ask('GET', '/status'));
  return {
    name: 'webkit',
    open: (size) => openWindow(ask, { size, log }),
    async stop() {
      await ended(driver);
      await ended(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

async function openWindow(ask: Ask, { size, log }: { size: Size; log: string }): Promise<Tab> {
  const binary = join(import.meta.dirname, 'window.py');
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const at: Ask = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
  const perform = (kind: object, actions: readonly object[]) =>
    at('POST', '/actions', { actions: [{ ...kind, actions }] });
  const typed = (keys: readonly string[]) =>
    perform(
      { type: 'key', id: 'keyboard' },
      keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  let nudge = 0; // Two presses near one spot, soon after each other, count as a double click, which nobody means here.
  const lines = () => readFileSync(log, 'utf8').trim().split('\n');
  const tab: Tab = {
    // Its process for pages dies now and then where there is no graphics card; the next address has a new one.
    goTo: async (url) => {
      const go = () => at('POST', '/url', { url });
      await go().catch((error: unknown) => (String(error).includes('unknown error') ? go() : Promise.reject(error)));
    },
    back: async () => void (await at('POST', '/back', {})),
    reload: async () => void (await at('POST', '/refresh', {})),
    async run(work, ...given) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${work})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const answer = await at('POST', '/execute/async', { script, args: [given] });
      const { value, error } = answer as { value: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press({ x, y }) {
      nudge = 6 - nudge;
      await perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x) + nudge, y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => void (await typed([...text])),
    key: async (key) => void (await typed([codes[key]])),
    // Its window hears a signal; the process has said its number first of all.
    online: async () => void process.kill(Number(lines()[0]), 'SIGUSR1'),
    picture: async () => Buffer.from(String(await at('GET', '/screenshot')), 'base64'),
    faults: async () =>
      lines()
        .slice(1)
        .filter((line) => !line.startsWith('crash:')),
    close: async () => void (await at('DELETE', '')),
  };
  await at('POST', '/window/rect', size);
  await until(async () => {
    const width = await tab.run(() => innerWidth);
    if (width !== size.width) throw new Error(`the window is ${width} px wide`);
  });
  return tab;
}
