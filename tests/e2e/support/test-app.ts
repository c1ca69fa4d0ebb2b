import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, devices, expect, type Page } from '@playwright/test';
import { type Difference, lineOf } from '#domain/ledger/difference.ts';
import { readConfig } from '#server/config.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { quickPasswords } from '#tests/builders/operator.ts';
import { personalLines } from '#tests/builders/person/log.ts';
import { createDatabase, type TestDatabase, type TestServer } from '#tests/database.ts';
import { keepRequests } from './requests.ts';
import { Visitor } from './visitor.ts';

/** Monday, 6 October 2025, ten in the morning in Montréal. */
export const opening = '2025-10-06T14:00:00Z';

export type TestApp = RunningServer & { database: TestDatabase; log: readonly string[] };

export async function openTestApp(): Promise<TestApp> {
  const server: TestServer = JSON.parse(process.env.TEST_DATABASE_SERVER ?? '');
  const database = await createDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-data-'));
  const reading = readConfig({
    PORT: '0',
    SANDBOX: '1',
    CLOCK_START: opening,
    RATE_LIMIT: 'off',
    APP_SECRET: 'a secret for tests that is long enough',
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://given.invalid/by-the-test?sslmode=verify-full',
  });
  if (!reading.ok) throw new Error(reading.faults.join('\n'));
  const log: string[] = [];
  const logLine = (line: string) => void log.push(line);
  const running = await startServer(reading.settings, {
    pool: database.pool,
    silent: true,
    logLine,
    passwords: quickPasswords,
  });
  const close = async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...running, close, database, log };
}

/** What went wrong in a page that nobody may overlook, and what it waits for. */
export function watch(page: Page, url: string, faults: string[]): void {
  keepRequests(page);
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const expected = /Failed to load resource: the server responded with a status of (402|404|409|410|422|428)/;
    if (message.type() === 'error' && !expected.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== url) faults.push(`foreign request: ${request.url()}`);
  });
}

/** A program that nobody changed is the next test's too, for as long as its clock shows about the hour at which it opened. */
const youngMs = 90_000;
type Kept = { app: TestApp | null; changed: boolean };

/** Every request to a program of this process. */
const arrived = 'http.server.request.start';
/** Calls that ask, or only count a step. */
const asking = ['/api/pricing', '/api/step', '/api/language', '/api/validate-postal-code'];
export const onlyAsks = ({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method === 'GET' || method === 'HEAD' || asking.includes(new URL(url, 'http://site').pathname);

/** After whatever visitors did, bookings, receipts, ledger, refunds and the gateway's books agree, and no log names anybody. */
async function leave(testApp: TestApp): Promise<void> {
  await testApp.close();
  const found: string[] = [];
  const report = (difference: Difference) => void (difference.inFlight || found.push(lineOf(difference)));
  await checkLedger(testApp.deps, { since: null, report });
  const named = await personalLines(testApp.database.pool, testApp.log);
  await testApp.database.drop();
  expect(found).toEqual([]);
  expect(named).toEqual([]);
  expect(testApp.log).not.toEqual([]);
}

type Options = {
  /** Whether the test reads how many visitors took a step, and so begins with a program that nobody used. */
  counts: boolean;
};
type Fixtures = {
  testApp: TestApp;
  /** Faults that a test knows of and expects, by a part of their text. */
  knownFaults: string[];
  visitor: Visitor;
  visiteur: Visitor;
  /** Another browser at the same site. */
  newVisitor: () => Promise<Visitor>;
};

export const test = base.extend<Fixtures & Options, { kept: Kept }>({
  kept: [
    async ({}, use) => {
      const kept: Kept = { app: null, changed: false };
      const look = (message: unknown) => {
        if (!onlyAsks((message as { request: IncomingMessage }).request)) kept.changed = true;
      };
      subscribe(arrived, look);
      await use(kept);
      unsubscribe(arrived, look);
      if (kept.app) await leave(kept.app);
    },
    { scope: 'worker' },
  ],
  counts: [false, { option: true }],
  testApp: async ({ kept, counts }, use, testInfo) => {
    if (counts && kept.app) await leave(kept.app);
    const app = (counts ? null : kept.app) ?? (await openTestApp());
    Object.assign(kept, { app: null, changed: counts });
    // Whoever reaches into the program may have changed it.
    const get = (program: TestApp, name: keyof TestApp) => {
      if (name !== 'url') kept.changed = true;
      return program[name];
    };
    await use(new Proxy(app, { get } as ProxyHandler<TestApp>));
    const isYoung = app.deps.clock.now().getTime() < Date.parse(opening) + youngMs;
    if (!kept.changed && isYoung && testInfo.status === testInfo.expectedStatus) kept.app = app;
    else await leave(app);
  },
  knownFaults: async ({}, use) => use([]),
  baseURL: async ({ testApp }, use) => use(testApp.url),
  visitor: async ({ page, testApp, knownFaults }, use) => {
    const faults: string[] = [];
    watch(page, testApp.url, faults);
    await use(new Visitor(page, 'en'));
    expect(faults.filter((fault) => !knownFaults.some((known) => fault.includes(known)))).toEqual([]);
  },
  visiteur: async ({ browser, testApp, knownFaults }, use) => {
    const { defaultBrowserType: _, ...phone } = { ...devices['iPhone 13'], deviceScaleFactor: 1 };
    const context = await browser.newContext({ ...phone, baseURL: testApp.url, locale: 'fr-CA' });
    const page = await context.newPage();
    const faults: string[] = [];
    watch(page, testApp.url, faults);
    await use(new Visitor(page, 'fr'));
    await context.close();
    expect(faults.filter((fault) => !knownFaults.some((known) => fault.includes(known)))).toEqual([]);
  },
  newVisitor: async ({ browser, testApp }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: testApp.url, locale: 'en-CA' });
      contexts.push(context);
      return new Visitor(await context.newPage(), 'en');
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };

type Payments = {
  tickets: { ticket: string; orderNo: string; state: string }[];
  charges: { orderNo: string; amount: string; approved: boolean }[];
  refunds: { orderNo: string; amount: string }[];
};

/** The card gateway's own books. */
export const paymentsOf = async (testApp: TestApp): Promise<Payments> =>
  (await (await fetch(`${testApp.url}/sandbox/payments.json`)).json()) as Payments;

export async function countOf(testApp: TestApp, table: string): Promise<number> {
  const { rows } = await testApp.database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}
