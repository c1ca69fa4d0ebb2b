import type { FastifyInstance } from 'fastify';

const [firstPort, lastPort] = [21_000, 32_000];
let port = firstPort + Math.floor(Math.random() * (lastPort - firstPort));

/** A port of the range that no system hands out by itself, so that nobody's outgoing call has it. */
export async function listen(app: FastifyInstance): Promise<string> {
  for (;;) {
    port = port < lastPort ? port + 1 : firstPort;
    try {
      return await app.listen({ port, host: '127.0.0.1' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
