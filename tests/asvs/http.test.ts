import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { aBuild, openApp } from '#tests/builders/app.ts';

const { build, remove } = aBuild();
const { app } = await openApp({ build, publicUrl: 'https://example.com', sandbox: false });
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(async () => {
  await app.close();
  remove();
});

const calls = [...siteCalls, ...adminCalls].map(({ method, path }) => ({ method, url: path.replaceAll(/:\w+/g, 'x') }));
const pages = ['/', '/fr', '/payment', '/contact', '/nowhere', '/assets/entry-abc.js', '/favicon.svg', '/robots.txt'];

/** Every call, asked as it should be, from another site, with a wrong body, by another method; then pages and files. */
const asked: InjectOptions[] = [
  ...calls.flatMap(({ method, url }): InjectOptions[] => [
    { method, url },
    { method, url, headers: { origin: 'https://evil.example' } },
    { method, url, headers: { 'content-type': 'application/json' }, payload: '{"broken' },
    { method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' },
    { method: 'DELETE', url },
  ]),
  ...[...pages, '/healthz', '/readyz', '/api/openapi.json', '/api/%zz'].map((url) => ({ url })),
];

const answers: { name: string; answer: LightMyRequestResponse }[] = [];
for (const request of asked) {
  const answer = await app.inject(request);
  const { method = 'GET', url } = request;
  answers.push({ name: `${method} ${String(url)}: ${answer.statusCode}`, answer });
}

/** The answers of which something does not hold. */
const wrong = (holds: (answer: LightMyRequestResponse, name: string) => boolean): string[] =>
  answers.filter(({ answer, name }) => !holds(answer, name)).map(({ name }) => name);

describe('every answer to every call, right or wrong,', () => {
  it('is one of many', () => {
    const statuses = new Set(answers.map(({ answer }) => answer.statusCode));
    expect(answers.length).toBeGreaterThan(300);
    expect([200, 400, 401, 403, 404, 405, 415, 503].filter((status) => !statuses.has(status))).toEqual([]);
    expect(statuses.has(500)).toBe(false);
  });

  it('asks for TLS for a year, with every host below this one', () => {
    expect(
      wrong(({ headers }) => headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains'),
    ).toEqual([]);
  });

  it('is never sniffed for another type', () => {
    expect(wrong(({ headers }) => headers['x-content-type-options'] === 'nosniff')).toEqual([]);
  });

  it('has a policy for its content that starts from nothing and admits neither plugins nor another base', () => {
    const policy = ({ headers }: LightMyRequestResponse) => String(headers['content-security-policy']);
    expect(wrong((answer) => policy(answer).startsWith("default-src 'none'"))).toEqual([]);
    expect(wrong((answer) => policy(answer).includes("base-uri 'none'"))).toEqual([]);
    expect(wrong((answer) => !/unsafe-|\*|http:|data:(?!;)\s*script/.test(policy(answer)))).toEqual([]);
  });

  it('is framed by nobody', () => {
    expect(wrong(({ headers }) => /frame-ancestors 'none'/.test(String(headers['content-security-policy'])))).toEqual(
      [],
    );
  });

  it('tells other sites at most where its reader came from, never the whole address', () => {
    expect(
      wrong(({ headers }) =>
        /^(strict-origin-when-cross-origin|no-referrer)$/.test(String(headers['referrer-policy'])),
      ),
    ).toEqual([]);
  });

  it('is read by no other site and shares no window with one', () => {
    expect(wrong(({ headers }) => headers['access-control-allow-origin'] === undefined)).toEqual([]);
    expect(wrong(({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin')).toEqual([]);
    expect(wrong(({ headers }) => headers['cross-origin-opener-policy'] === 'same-origin')).toEqual([]);
  });

  it('says what it is, and in which letters', () => {
    const types =
      /^(application\/json|text\/(html|plain|css|csv|javascript|calendar)|image\/svg\+xml|application\/javascript)/;
    expect(wrong(({ headers, body }) => body === '' || types.test(String(headers['content-type'])))).toEqual([]);
    expect(
      wrong(
        ({ headers, body }) =>
          body === '' ||
          /svg/.test(String(headers['content-type'])) ||
          /charset=utf-8/i.test(String(headers['content-type'])),
      ),
    ).toEqual([]);
  });

  it('is kept by no cache and found by no search engine where it is a call', () => {
    const isCall = (name: string) => name.includes(' /api/');
    // Which days are taken, and where a crew is near, is about nobody; a browser asks whether it has changed, and no shared cache keeps it.
    const mayKeep = (name: string) => /^GET \/api\/(booked-dates|nearby-days): 200$/.test(name);
    const asked = ({ headers }: LightMyRequestResponse, name: string) =>
      headers['cache-control'] === (mayKeep(name) ? 'private, no-cache' : 'no-store');
    expect(wrong((one, name) => !isCall(name) || asked(one, name))).toEqual([]);
    expect(wrong(({ headers }, name) => !isCall(name) || headers['x-robots-tag'] === 'noindex')).toEqual([]);
  });

  it('names neither the program nor its version', () => {
    expect(wrong(({ headers }) => !('server' in headers) && !('x-powered-by' in headers))).toEqual([]);
  });

  it('sets only cookies that no script, no plain connection, no other host and no other site’s form can use', () => {
    const cookies = answers.flatMap(({ answer }) => [answer.headers['set-cookie'] ?? []].flat());
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Secure/i);
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/; Domain=/i);
      expect(cookie.length).toBeLessThan(4096);
    }
  });
});

describe('a call that changes something', () => {
  it('is refused to every other site, whatever the call', async () => {
    const unsafe = calls.filter(({ method }) => method !== 'GET');
    expect(unsafe.length).toBeGreaterThan(40);
    for (const { method, url } of unsafe) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const { statusCode } = await app.inject({ method, url, headers, payload: {} });
        expect([method, url, statusCode]).toEqual([method, url, 403]);
      }
    }
  });

  it('is taken as JSON alone, which no form of another site can send', async () => {
    for (const { method, url } of calls.filter(({ method }) => method !== 'GET')) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const { statusCode } = await app.inject({ method, url, headers: { 'content-type': type }, payload: 'a=b' });
        expect([method, url, type, [401, 415].includes(statusCode)]).toEqual([method, url, type, true]);
      }
    }
  });
});

describe('what is no honest request', () => {
  const send = (raw: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(raw);
    return text(socket);
  };
  const body = 'POST /api/language HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    [
      'two ways to say how long it is',
      `${body}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ['two lengths', `${body}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`],
    ['a coding of its own', `${body}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `GET / HTTP/1.1\r\nHost : x\r\n\r\n`],
    ['a line broken by a bare carriage return', `GET / HTTP/1.1\r\nHost: x\r\nX: a\rSet-Cookie: b\r\n\r\n`],
  ])('is answered with 400 and the end of the connection: %s', async (_what, raw) => {
    const answer = await send(raw);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('a method that nobody offers is refused: TRACE above all', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'LOCK']) {
      for (const path of ['/', '/api/booked-dates', '/api/admin/session']) {
        const answer = await send(
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Canary: canary\r\nConnection: close\r\n\r\n`,
        );
        expect([method, path, answer.slice(0, 12)]).toEqual([
          method,
          path,
          expect.stringMatching(/^HTTP\/1\.1 4(00|01|04|05)$|^HTTP\/1\.1 4/),
        ]);
        expect(answer).not.toContain('canary');
      }
    }
  });

  it('a forged host or protocol changes no answer', async () => {
    const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    for (const url of ['/', '/robots.txt', '/sitemap.xml', '/fr/payment/', '/api/booked-dates']) {
      const [plain, other] = await Promise.all([app.inject(url), app.inject({ url, headers: forged })]);
      expect([url, other.statusCode, other.body, other.headers.location]).toEqual([
        url,
        plain.statusCode,
        plain.body,
        plain.headers.location,
      ]);
      expect(JSON.stringify(other.headers)).not.toContain('evil');
    }
  });

  it('a redirect leads to no other host', async () => {
    for (const url of [
      '//evil.example/',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
      '/payment/?next=https://evil.example',
      '/https:/evil.example/',
    ]) {
      const { headers } = await app.inject({ url, headers: { 'accept-language': 'fr', accept: 'text/html' } });
      expect([url, new URL(String(headers.location ?? '/'), 'https://example.com').host]).toEqual([url, 'example.com']);
    }
  });

  it('files of the sources, of git and of the settings are not there, and no folder is listed', async () => {
    for (const url of [
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/package.json',
      '/server/main.js',
      '/assets/',
      '/assets',
      '/client/',
      '/docs/security.md',
      '/debug',
      '/sandbox',
      '/api/docs',
    ]) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).not.toContain('entry-abc.js');
    }
  });
});
