import { expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';

const tokens = ['the token of this year', 'the token of last year'];
const host = 'localhost:3000';

async function ask(headers: Record<string, string> = {}, options: Parameters<typeof openApp>[0] = {}) {
  const { app } = await openApp({ metricsTokens: tokens, ...options });
  const { statusCode, headers: answered, body } = await app.inject({ url: '/metrics', headers: { host, ...headers } });
  return { statusCode, type: answered['content-type'], body };
}
const site = { publicUrl: 'https://example.com', sandbox: false };

it('this machine reads the metrics as Prometheus does', async () => {
  const { statusCode, type, body } = await ask();
  expect([statusCode, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)]);
  expect(body).toContain('# TYPE http_request_duration_seconds histogram');
});

it.each(tokens)('whoever shows %s reads them from anywhere', async (token) => {
  const from = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` };
  expect((await ask(from, { ...site, trustProxy: 1 })).statusCode).toBe(200);
});

it.each([
  ['without a token', {}],
  ['with another', { authorization: 'Bearer the token of nobody' }],
  ['with an empty one', { authorization: 'Bearer ' }],
])('another machine %s is refused', async (_how, headers) => {
  const { statusCode, body } = await ask({ 'x-forwarded-for': '203.0.113.7', ...headers }, { ...site, trustProxy: 1 });
  expect([statusCode, JSON.parse(body).code]).toEqual([403, 'METRICS_CLOSED']);
});

it('where a proxy may be in front that nobody named, the token alone counts', async () => {
  expect((await ask({}, site)).statusCode).toBe(403);
  expect((await ask({ authorization: `Bearer ${tokens[0]}` }, site)).statusCode).toBe(200);
});
