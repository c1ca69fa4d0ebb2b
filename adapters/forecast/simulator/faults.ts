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
 * Registers what a forecast service offers, with its faults. `trouble` is what it answers while it has some. A program
 * cannot refuse a connection to one path, so `down` cuts it before anything of the request is looked at.
 */
export function faultyGet(app: FastifyInstance, { nextFault, delay = unlessClosing }: FaultOptions) {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return (path: string, { work, trouble }: { work: Work; trouble(reply: FastifyReply): FastifyReply }): void => {
    app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const fault = await nextFault();
      if (fault === 'down') return cut(request, reply);
      if (fault === 'error') return trouble(reply);
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
