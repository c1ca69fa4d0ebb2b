import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';

const { app } = await openApp();
const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

function send(raw: string): Promise<string> {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.write(raw);
  return text(socket);
}

it.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a request that names no site', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
  ['a call that names no site', 'POST /api/language HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}', '400 Bad Request'],
  ['more headers than fit', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431 '],
])('%s is answered like any other failure', async (_what, raw, status) => {
  const answer = await send(raw);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(head).toMatch(/content-security-policy: default-src 'none'/i);
  expect(head).toMatch(/x-content-type-options: nosniff/i);
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: 'INVALID_INPUT' });
});

it('one that expects what nobody offers is answered as if it did not', async () => {
  const answer = await send('GET /robots.txt HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

it('a request that dawdles is cut within fifteen seconds', () => {
  const pauseBetweenChecks = 2_000;
  expect(app.server.requestTimeout + pauseBetweenChecks).toBeLessThanOrEqual(15_000);
});
