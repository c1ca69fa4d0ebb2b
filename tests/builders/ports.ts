import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems hand out on their own (32768 on Linux, 49152 elsewhere), so that a program that stops finds its port
 * free when it starts again; and above 10080, the last that `fetch` and browsers refuse. Each process begins at ports of
 * its own.
 */
const lowest = 11_000;
const count = 21_000;
let next = process.pid * 20;

/** A port that nobody uses, another with each call. */
export async function freePort(): Promise<number> {
  const port = lowest + (next++ % count);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
