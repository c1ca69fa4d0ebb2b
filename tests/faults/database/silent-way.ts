import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TestDatabase } from '#tests/database.ts';

/**
 * A way to the database that can fall silent, as when its host is gone or a wall between drops what passes: what is
 * asked still arrives, and no answer comes back before it speaks again.
 */
export async function silentWay({ host, port, user, database }: TestDatabase['source']) {
  let silentFrom: string | null = null;
  let withheld: (() => void)[] | null = null;
  const sockets = new Set<Socket>();

  const server = createServer((program) => {
    const postgres = createConnection(join(host, `.s.PGSQL.${port}`));
    for (const [socket, other] of [
      [program, postgres],
      [postgres, program],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}); // its end is all that counts
      socket.on('close', () => other.destroy());
    }
    program.on('data', (asked) => {
      if (silentFrom !== null && asked.includes(silentFrom)) withheld ??= [];
      postgres.write(asked);
    });
    postgres.on('data', (answer) => {
      if (withheld === null) program.write(answer);
      else withheld.push(() => program.write(answer));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    source: { host: '127.0.0.1', port: address.port, user, database },
    /** Nothing is answered from the first statement on that has these words. */
    fallSilentAt(words: string) {
      silentFrom = words;
    },
    /** Answers again, first with everything that was held back. */
    speak() {
      silentFrom = null;
      for (const answer of withheld ?? []) answer();
      withheld = null;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
