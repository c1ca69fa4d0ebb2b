import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/call.ts';
import { Failure } from '#contract/failure.ts';
import { cents } from '#domain/money.ts';
import { quoteAt } from '#domain/pricing/tax.ts';
import { refuse } from '#domain/refusal.ts';
import { connect } from '#server/database/connect.ts';
import { siteCookies } from './cookies.ts';
import { answerError } from './failures.ts';
import { rateLimits } from './rate-limits.ts';
import { refuseOtherMethods, route } from './route.ts';

const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.setErrorHandler(answerError);
afterAll(() => app.close());

const greet = defineCall('POST /api/greet/:name', {
  summary: 'Greets',
  params: z.object({ name: z.string() }),
  body: z.object({ loudly: z.boolean('invalid') }),
  responses: { 200: z.object({ text: z.string() }), 422: Failure },
});

const person = { text: 'Hello', email: 'secret@example.com' };
const quote = quoteAt(cents(100), { gst: 5000, qst: 9975 });
const broken: { text: string } = JSON.parse('{}');
const ids = { booking: () => 'b', reference: () => 'BK-000000', uuid: () => 'u', secret: () => 's' };
const cookies = await siteCookies(app, { appSecret: 'x'.repeat(32), previousAppSecret: null, ids }, { secure: false });
const pool = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
const { limiter, failures, knownNumbers } = await rateLimits(app, { on: false, pool });
const operatorViewer = async () => null;
const api = { app, cookies, limiter, failures, knownNumbers, operatorViewer, taken: new Map<string, Set<string>>() };

route(api, greet, ({ params, body }) => {
  if (params.name === 'broken') return broken;
  return body.loudly ? refuse('PRICE_DIFFERS', { quote }) : person;
});
const forget = defineCall('POST /api/forget', {
  summary: 'Forgets whom it greeted',
  responses: { 204: z.null() },
});
route(api, forget, () => person);
refuseOtherMethods(api);

const ask = (name: string, payload: object = { loudly: false }) =>
  app.inject({ method: 'POST', url: `/api/greet/${name}`, payload });

it('an answer is trimmed to the fields that its contract names', async () => {
  expect((await ask('Ann')).json()).toEqual({ text: 'Hello' });
});

it('an answer without a body has none', async () => {
  const response = await app.inject({ method: 'POST', url: '/api/forget' });
  expect([response.statusCode, response.body]).toEqual([204, '']);
});

it('a refusal becomes a failure with its status, its words and what it carries', async () => {
  const response = await ask('Ann', { loudly: true });
  expect([response.statusCode, response.json()]).toEqual([
    422,
    {
      error: 'The price has changed. Please review the total.',
      code: 'PRICE_DIFFERS',
      amount: '1.15',
      quote: { base: '1.00', gst: '0.05', qst: '0.10', total: '1.15', taxRates: { gst: 5000, qst: 9975 } },
    },
  ]);
});

it('unknown fields are ignored, wrong ones refused', async () => {
  expect((await ask('Ann', { loudly: false, extra: 1 })).statusCode).toBe(200);
  expect((await ask('Ann', { loudly: 'no' })).json().fields).toEqual({ loudly: 'This value is not valid' });
});

it('an answer that breaks its contract is our error and is not sent', async () => {
  const response = await ask('broken');
  expect([response.statusCode, response.json().code]).toEqual([500, 'UNEXPECTED']);
});

it('the other methods of a known address are refused by name', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: '/api/greet/Ann' });
    expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, 'POST']);
  }
});
