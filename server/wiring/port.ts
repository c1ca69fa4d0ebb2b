import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { StartError } from './start-error.ts';

/** A closing process, or one whose npm was killed, releases its port within this time. */
const retryForMs = 3000;

/** Listens, and returns the port, a random one if the setting is 0. */
export async function listenOn(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
  setting: 'PORT' | 'WORKER_PORT' = 'PORT',
): Promise<number> {
  for (const started = performance.now(); ; await pause(100)) {
    try {
      await app.listen({ port, host, listenTextResolver: () => '' });
      break;
    } catch (cause) {
      if (isInUse(cause) && performance.now() - started < retryForMs) continue;
      throw new StartError(faultOf(cause, { port, host, setting }), { cause });
    }
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const isInUse = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';

type Asked = { port: number; host: string; setting: string };

function faultOf(cause: unknown, { port, host, setting }: Asked): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (isInUse(cause)) return `${setting}: ${port} is in use on ${host}; stop the other program or choose another port`;
  if (code === 'EACCES') return `${setting}: ${port} may not be used by this system user; choose one from 1024 on`;
  return `HOST: cannot listen on ${host} (${cause instanceof Error ? cause.message : String(cause)})`;
}
