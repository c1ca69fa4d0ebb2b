import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/builders/app.ts';

const build = mkdtempSync(join(tmpdir(), 'hauteclaire-readers-'));
mkdirSync(join(build, 'client/assets'), { recursive: true });
writeFileSync(join(build, 'client/assets/large-abc.js'), 'x'.repeat(30_000_000));
const { app } = await openApp({ build });
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

/** Forty clients who say something and never look at the answer; how long the program keeps any of them, in seconds. */
async function secondsKept(said: string, more: (socket: Socket) => void = () => {}): Promise<number> {
  for (let n = 0; n < 40; n++) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    socket.write(said);
    more(socket);
    sockets.push(socket);
  }
  const connections = () => new Promise<number>((done) => app.server.getConnections((_error, count) => done(count)));
  await expect.poll(connections, { timeout: 20_000 }).toBe(40);
  const began = performance.now();
  while ((await connections()) > 0 && performance.now() - began < 30_000) await pause(250);
  return (performance.now() - began) / 1000;
}
const drip = (letter: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(letter), 4_000);
  socket.on('close', () => clearInterval(timer));
};
const large = 'GET /assets/large-abc.js HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('a client that never reads is gone within fifteen seconds', () => {
  it.each([
    ['after a large file', large, undefined],
    ['while it sends a letter now and then', large, drip('G')],
    ['with a request that it never ends', 'GET / HTTP/1.1\r\nx: ', drip('y')],
    ['after what is no HTTP', 'nonsense\r\n\r\n', drip('z')],
  ])('%s', { timeout: 60_000 }, async (_how, said, more) => {
    expect(await secondsKept(said, more)).toBeLessThan(15);
  });
});
