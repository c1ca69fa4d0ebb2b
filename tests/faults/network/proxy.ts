import { once } from 'node:events';
import { createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net';

/**
 * `slow`: each answer is late by so many milliseconds. `silent`: half open, everything arrives nowhere and nothing
 * comes back. `cut`: what is asked arrives, and the connection is lost in the middle of the answer.
 */
export type Trouble = 'none' | 'silent' | 'cut' | { slowMs: number };

/** How much of an answer comes through before the connection is cut: not even its first line. */
const bytesBeforeCut = 5;

/** A TCP connection's way to a server of this machine, on which things happen as on a bad network. */
export async function networkProxy(target: NetConnectOpts) {
  let trouble: Trouble = 'none';
  let connections = 0;
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    connections += 1;
    const far = createConnection(target);
    for (const [socket, other] of [
      [client, far],
      [far, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}); // its end is all that counts
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (asked) => {
      if (trouble !== 'silent') far.write(asked);
    });
    far.on('data', (answer) => {
      if (trouble === 'none') client.write(answer);
      else if (trouble === 'cut') client.write(answer.subarray(0, bytesBeforeCut), () => client.destroy());
      else if (trouble !== 'silent') setTimeout(() => client.writable && client.write(answer), trouble.slowMs);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    port: address.port,
    /** How many connections were made so far. */
    connections: () => connections,
    /** From now on, also for connections that stand. */
    meets(what: Trouble) {
      trouble = what;
    },
    /** Well again; what was half open is gone. */
    recovers() {
      if (trouble !== 'none') for (const socket of sockets) socket.destroy();
      trouble = 'none';
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
export type NetworkProxy = Awaited<ReturnType<typeof networkProxy>>;
