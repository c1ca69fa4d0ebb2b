import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { appOver } from '#tests/builders/admin.ts';
import { goodValues } from '#tests/builders/calls/good-values.ts';
import { withRoutes } from '#tests/builders/calls/routes.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';
import { layer } from '#tests/layers.ts';

const testApp = await openTestApp({ limits: true });
const { orderNo } = await book(testApp);

/** What reaches a handler is kept here, and nothing is done. */
type Reached = { params: object };
let reached: Reached | null = null;
const { app, routes } = await withRoutes(
  async () => ({ app: await appOver(testApp.deps, { pool: testApp.pool }) }),
  (route) => {
    route.handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reached = { params: Object(request.params) };
      reply.hijack();
      reply.raw.writeHead(204).end();
    };
  },
);
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;
const uuid = '01890000-0000-7000-8000-00000000abcd';
/** A good value of every parameter of a path, under its name. */
const goodParams: Record<string, string> = {
  order: orderNo,
  token: 'Token0123',
  number: 'CERT-A2B3',
  photo: uuid,
  id: '12',
  file: 'secret.ics',
  language: 'en',
  set: 'letter',
};
const named = (url: string, change: (value: string) => string = encodeURIComponent) =>
  url.replace(/:(\w+)/g, (_, name: string) => change(goodParams[name] ?? 'x'));

const spaces = [' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff', '\u2003', '\u200b', '\u2028', '\u0085'];
const around = spaces.flatMap((space) => [
  (value: string) => `${space}${value}`,
  (value: string) => `${value}${space}`,
  (value: string) => `${space}${value}${space}${space}`,
]);
const wide = (value: string) => value.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
const cases = [
  (value: string) => value.toLowerCase(),
  (value: string) => value.toUpperCase(),
  wide,
  (value: string) => value.replaceAll('-', '\u2011'),
  (value: string) => `${value}\u0301`,
  (value: string) => `0${value}`,
  (value: string) => `${value}.0`,
];
/** The same text: an address may write each of its signs as a number. */
const percent = (value: string) => [...value].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
const others = [...around, ...cases];

const limited = routes.filter(({ config, method }) => config?.limits?.length && method !== 'HEAD');
const withParams = routes.filter(({ url }) => /:\w/.test(url) && !url.startsWith('/sandbox'));

async function ask({ method, url }: { method: RouteOptions['method']; url: string }, payload: object, from: string) {
  reached = null;
  const verb = [method].flat()[0] as 'GET';
  const headers = { 'content-type': 'application/json' };
  const sent = verb === 'GET' ? {} : { payload: JSON.stringify(payload), headers };
  const { statusCode } = await app.inject({ method: verb, url, remoteAddress: from, ...sent });
  return { status: statusCode, reached: reached as Reached | null };
}

let networks = 0;
const aNetwork = () => `10.${++networks >> 8}.${networks & 255}.1`;

it('finds the limits of every call that the contract has, and those beside it', () => {
  expect(limited.length).toBeGreaterThan(60);
  expect(limited.filter(({ config }) => config?.limits?.some(({ per }) => per)).map(nameOf)).toContain(
    'POST /api/booking-details/:order/unlock',
  );
});

describe('a number or token in a path is the one that was asked for, to the letter', () => {
  it.each(withParams.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
    for (const change of others) {
      const written = named(route.url, (value) => encodeURIComponent(change(value)));
      const answer = await ask({ method: route.method, url: written }, goodValues, aNetwork());
      if (!answer.reached) continue;
      const asked = Object.keys(answer.reached.params).map((name) => change(goodParams[name] ?? 'x'));
      expect(Object.values(answer.reached.params).map(String), written).toEqual(asked);
    }
  });
});

/** Where a network alone is counted, and often, there is little to see in an address; `npm run test:rest` looks at more. */
const mostAsked = layer === 'fast' ? 20 : 300;
const countedHere = limited.filter(({ config }) => config?.limits?.some(({ per, max }) => per || max <= mostAsked));

describe('one subject has one counter, however it is written', () => {
  it.each(countedHere.map((route) => [nameOf(route), route] as const))('%s', async (_name, route) => {
    const from = aNetwork();
    const { method } = route;
    const spellings = [named(route.url), named(route.url, percent), `${named(route.url)}?q=%20x`];
    const max = Math.min(...(route.config?.limits ?? []).map((limit) => limit.max));
    for (let time = 0; time < max; time++) {
      const url = spellings[time % spellings.length] ?? '';
      expect((await ask({ method, url }, goodValues, from)).status, url).not.toBe(429);
    }
    for (const url of spellings) expect((await ask({ method, url }, goodValues, from)).status, url).toBe(429);
    // What would be cleaned of a body is cleaned before it is counted.
    for (const pad of around) {
      const padded = Object.fromEntries(
        Object.entries(goodValues).map(([name, value]) => [name, typeof value === 'string' ? pad(value) : value]),
      );
      const { status } = await ask({ method, url: named(route.url) }, padded, from);
      expect([400, 429]).toContain(status);
    }
    for (const change of others) {
      const url = named(route.url, (value) => encodeURIComponent(change(value)));
      const answer = await ask({ method, url }, goodValues, from);
      const params = Object.values(answer.reached?.params ?? {}).map(String);
      if (route.url.includes(':order')) expect(params).not.toContain(orderNo);
    }
  });
});
