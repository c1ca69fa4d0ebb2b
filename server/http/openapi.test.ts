import { afterAll, expect, it } from 'vitest';
import { bookingFiles } from '#contract/booking-links.ts';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { openApp } from '#tests/builders/app.ts';

const { app } = await openApp();
afterAll(() => app.close());

const contracts = [...siteCalls, ...adminCalls];

const response = await app.inject('/api/openapi.json');
const description = response.json();

it('the description of the calls is OpenAPI 3.1', () => {
  expect(response.headers['content-type']).toContain('application/json');
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  for (const path of Object.values<Record<string, { responses: object }>>(description.paths)) {
    for (const operation of Object.values(path)) expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
  }
  const references = response.body.match(/"\$ref":"[^"]+"/g) ?? [];
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
  });
});

it('names the probes, and nothing of the sandbox', () => {
  expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(['/healthz', '/readyz', '/metrics']));
  expect(Object.keys(description.paths).filter((path) => path.startsWith('/sandbox'))).toEqual([]);
  const ofContracts = contracts.map(({ path }) => path);
  const all = new Set([...ofContracts, ...Object.values(bookingFiles)]);
  expect(Object.keys(description.paths)).toHaveLength(all.size + 3);
});
