import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { bookingFiles, sharedPicture } from '#contract/booking-links.ts';
import { sandboxRoutes } from '#sandbox/pages/routes.ts';
import { describedCalls } from '#server/wiring/described-calls.ts';
import { appOver, openAdmin } from '#tests/builders/admin.ts';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const contracts = [...siteCalls, ...adminCalls];

const text = await describedCalls();
const description = JSON.parse(text);

it('the description of the calls is OpenAPI 3.1', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  for (const path of Object.values<Record<string, { responses: object }>>(description.paths)) {
    for (const operation of Object.values(path)) expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
  }
  const references = text.match(/"\$ref":"[^"]+"/g) ?? [];
  for (const reference of references) expect(reference).toMatch(/"#\/components\/schemas\//);
});

it('names every call of the contract with its summary, its input and all its answers', () => {
  expect(contracts.length).toBeGreaterThanOrEqual(14);
  for (const { method, path, summary, body, params, query, responses } of contracts) {
    const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation, `${method} ${path}`).toBeDefined();
    expect(operation.summary).toBe(summary);
    expect(operation.requestBody !== undefined).toBe(body !== undefined);
    expect(operation.parameters !== undefined).toBe(params !== undefined || query !== undefined);
    expect(Object.keys(operation.responses)).toEqual([...Object.keys(responses), 'default']);
  }
});

it('names the files of a booking with their types', () => {
  const types = Object.entries(bookingFiles).map(([name, path]) => {
    const { responses } = description.paths[path.replace(/:(\w+)/g, '{$1}')].get;
    return [name, Object.keys(responses['200'].content)];
  });
  expect(Object.fromEntries(types)).toEqual({
    invoice: ['application/pdf'],
    calendar: ['text/calendar'],
    certificate: ['application/pdf'],
    paper: ['application/pdf'],
    proof: ['application/pdf'],
  });
});

it('names the probes, and nothing of the sandbox', () => {
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/healthz', '/readyz', '/metrics']));
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  const ofContracts = contracts.map(({ path }) => path);
  const all = new Set([...ofContracts, ...Object.values(bookingFiles), sharedPicture]);
  expect(Object.keys(description.paths)).toHaveLength(all.size + 3);
});

const folder = mkdtempSync(join(tmpdir(), 'hauteclaire-calls-'));
const file = join(folder, 'openapi.json');
writeFileSync(file, text);
writeFileSync(`${file}.br`, brotliCompressSync(text));
const testApp = await openTestApp({ limits: true });
const { app: live, signIn, close } = await openAdmin(testApp, { description: file });
const sandbox = await appOver(testApp.deps, { description: file, sandbox: sandboxRoutes(memoryStore()) });
afterAll(async () => {
  await sandbox.close();
  await close();
  rmSync(folder, { recursive: true });
});
const url = '/api/openapi.json';

it('is read small, and once: who has it is told so', async () => {
  const first = await sandbox.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(first.statusCode).toBe(200);
  expect(first.rawPayload.length).toBeLessThan(100_000);
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(text);
  const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
  expect((await sandbox.inject({ url, headers })).statusCode).toBe(304);
  expect((await sandbox.inject(url)).json()).toEqual(description);
});

it('is for signed-in operators where there is no sandbox', async () => {
  const refused = await live.inject(url);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'SIGN_IN_NEEDED']);
  for (const [role, status] of [
    ['owner', 200],
    ['staff', 200],
    ['crew', 401],
  ] as const) {
    const cookie = await signIn(role);
    expect((await live.inject({ url, headers: { cookie } })).statusCode, role).toBe(status);
  }
});

it('is sent thirty times a minute to a network and no more', async () => {
  const remoteAddress = '203.0.113.77';
  for (let n = 0; n < 30; n++) expect((await live.inject({ url, remoteAddress })).statusCode).toBe(401);
  expect((await live.inject({ url, remoteAddress })).statusCode).toBe(429);
});
