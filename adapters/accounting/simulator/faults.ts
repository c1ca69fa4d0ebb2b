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

const slowMs = 20_000;

/**
 * Lets every call of a stand-in's plugin show its faults. A program cannot refuse a connection to one path, so `down`
 * cuts it before anything of the request is looked at; `slow` does the work at once and is late with its answer.
 */
export function showFaults(app: FastifyInstance, { nextFault, delay = unlessClosing }: FaultOptions): void {
  const ordered = new WeakMap<FastifyRequest, FaultMode>();
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.addHook('onRequest', async (request, reply) => {
    const fault = await nextFault();
    if (fault === 'down') return cut(request, reply);
    if (fault === 'error')
      return reply.code(500).send({ code: 1000, message: 'Internal Error. Please try again later.' });
    if (fault) ordered.set(request, fault);
    return undefined;
  });
  app.addHook('onSend', async (request, _reply, answer) => {
    const fault = ordered.get(request);
    if (fault === 'slow') await delay(slowMs, closing.signal);
    if (fault === 'reset-after-commit') request.raw.socket.destroy();
    return answer;
  });
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
