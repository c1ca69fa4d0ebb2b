import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How a stand-in can misbehave when it is told to. */
export type FaultMode = 'down' | 'slow' | 'error' | 'reset-after-commit';

export type FaultOptions = {
  /** The fault that is ordered for this call; taking it uses it up. */
  nextFault(): Promise<FaultMode | null>;
  /** Waits so many milliseconds, or until the signal says that the program closes. */
  delay?(milliseconds: number, signal: AbortSignal): Promise<void>;
};

type Work = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const slowMs = 20_000;

/**
 * Registers what a provider's server offers to servers, with its faults. A program cannot refuse a connection to one
 * path, so `down` cuts it before anything of the request is looked at.
 */
export function faultyPost(app: FastifyInstance, { nextFault, delay = unlessClosing }: FaultOptions) {
  const ordered = new WeakMap<FastifyRequest, FaultMode>();
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = await nextFault();
    if (fault === 'down') return cut(request, reply);
    if (fault === 'error') return reply.code(503).type('text/plain').send('temporarily unavailable');
    if (fault) ordered.set(request, fault);
    return undefined;
  };

  return (path: string, work: Work): void => {
    app.post(path, { onRequest: admit }, async (request, reply) => {
      const fault = ordered.get(request);
      if (fault === 'slow') await delay(slowMs, closing.signal);
      const answer = await work(request, reply);
      return fault === 'reset-after-commit' ? cut(request, reply) : answer;
    });
  };
}

function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

async function unlessClosing(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch((reason: unknown) => {
    if (!signal.aborted) throw reason;
  });
}
