import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { openApp } from '#tests/builders/app.ts';
import { loggedError, logging } from './logging.ts';

const lines: string[] = [];
const written = new EventEmitter();
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    written.emit('line');
    done();
  },
});
const options = logging({ production: true });
const { app } = await openApp({ logger: { ...options, stream } });
afterAll(() => app.close());

it('an answer is one line with the route and without anything of the person', async () => {
  lines.length = 0;
  await app.inject({
    url: '/api/booking-details/HC-CANARY?key=canary-key',
    headers: { cookie: 'visitor=canary-cookie', authorization: 'canary-token', 'user-agent': 'canary-agent' },
  });
  await app.inject({ method: 'POST', url: '/api/manual-review', payload: { email: 'canary@example.com' } });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([
    { method: 'GET', route: '/api/booking-details/:order', status: 503 },
    { method: 'POST', route: '/api/manual-review', status: 400 },
  ]);
  expect(answered.every(({ reqId, ms }) => typeof reqId === 'string' && Number.isInteger(ms))).toBe(true);
  expect(lines.join('')).not.toMatch(/canary/i);
});

it('a failed request is logged with where it failed and why, without the values of its query', async () => {
  lines.length = 0;
  const payload = { companyName: 'Canary', companyAddress: 'Canary Street 1', email: 'canary@example.com' };
  await app.inject({ method: 'POST', url: '/api/manual-review', payload });
  const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'a request failed');
  expect(failed).toMatchObject({
    level: 50,
    route: '/api/manual-review',
    err: { stack: expect.stringContaining('at ') },
  });
  expect(lines.join('')).not.toMatch(/canary/i);
});

it('an error keeps its causes and the name of the broken rule, but no row of the database', () => {
  const detail = { detail: 'Key (email)=(canary@example.com) exists', code: '23505', constraint: 'one_per_day' };
  const cause = Object.assign(new Error('duplicate key'), detail);
  const error = new Error('Failed query: insert into bookings\nparams: canary@example.com', { cause });
  expect(loggedError(error)).toMatchObject({
    message: 'Failed query: insert into bookings',
    cause: { message: 'duplicate key', code: '23505', constraint: 'one_per_day' },
  });
  expect(JSON.stringify(loggedError(error))).not.toMatch(/canary/);
});

it('a foreign origin leaves a warning', async () => {
  lines.length = 0;
  await app.inject({ method: 'POST', url: '/api/language', headers: { origin: 'null' }, payload: {} });
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 40, code: 'ORIGIN_FOREIGN', route: '/api/language', network: '127.0.0.0/24' }),
  );
});

it('a body that its sender cuts is not logged as a failure of ours', async () => {
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  lines.length = 0;
  const head = [
    'POST /api/language HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'content-length: 50',
  ];
  const socket = connect(Number(url.port), '127.0.0.1');
  const arrived = once(app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n{"language"`);
  await arrived;
  socket.destroy();
  const levels = () => lines.map((line): number => JSON.parse(line).level);
  while (levels().length === 0) await once(written, 'line');
  expect(levels().filter((level) => level > 30)).toEqual([]);
  expect(lines[0]).toMatch(/a request was cut short/);
});

describe('whatever a request says, a line of the log stays one line', () => {
  /** Every control character, and what some readers of logs take for the end of a line, before a line of somebody's own. */
  const controls = Array.from({ length: 160 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    /\p{Cc}/u.test(one),
  );
  const text = `x${controls.join('')}\u2028\u2029\r\n{"level":50,"msg":"forged"}`;
  const inAddress = encodeURIComponent(text.slice(0, 60));

  function expectWholeLines(): void {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^\{.*\}\n$/);
      expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(JSON.parse(line).msg).not.toBe('forged');
    }
  }

  it('in its address, its headers and its body, at each call', async () => {
    lines.length = 0;
    const headers = Object.fromEntries(
      ['origin', 'referer', 'user-agent', 'accept-language', 'x-request-id', 'x-forwarded-for', 'cookie'].map(
        (name) => [name, text],
      ),
    );
    const names = ['email', 'password', 'order_no', 'token', 'key', 'From', 'MessageSid', 'companyName'];
    const payload = Object.fromEntries(names.map((name) => [name, text]));
    const calls = [...siteCalls, ...adminCalls, { method: 'POST', path: '/hooks/twilio/status' }] as const;
    for (const { method, path } of calls) {
      const url = `${path.replaceAll(/:\w+/g, inAddress)}?key=${inAddress}&token=${inAddress}&m=${inAddress}`;
      await app.inject({ method, url, headers });
      if (method !== 'GET') await app.inject({ method, url, payload });
      if (method !== 'GET')
        await app.inject({ method, url, payload: text, headers: { 'content-type': `${text}/json` } });
    }
    expect(lines.length).toBeGreaterThan(calls.length);
    expectWholeLines();
  });

  it('in an error and in what is noted with it', () => {
    lines.length = 0;
    const error = Object.assign(new Error(text, { cause: new Error(text) }), { code: text, constraint: text });
    app.log.error({ err: error, failure: text, [text]: { detail: [text] } }, text);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: text, failure: text, err: { message: text } });
    expectWholeLines();
  });
});

it.each(['process.exit()', "process.emit('SIGTERM')", "throw new Error('a bug')"])(
  'what was logged last is written before the program ends by %s',
  async (end) => {
    const program = `import { openLogStream } from '#server/http/logging.ts';
      process.once('SIGTERM', () => process.exit());
      openLogStream().write('the last line\\n');
      ${end};`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(await text(child.stdout)).toBe('the last line\n');
  },
);
