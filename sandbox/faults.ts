import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Faults that a simulator can show on demand. */
export type FaultMode = 'down' | 'slow' | 'error' | 'reset-after-commit';

export type FaultOptions = {
  /** The fault ordered for this call; taking it uses it up. */
  nextFault(): Promise<FaultMode | null>;
  /** Waits this many milliseconds, or until the signal says that the process is closing. */
  delay?(milliseconds: number, signal: AbortSignal): Promise<void>;
};

type Manner = {
  /** What the provider answers while it is in trouble. */
  trouble(reply: FastifyReply, request: FastifyRequest): FastifyReply;
  /** Whether a slow provider delays the work, or does it at once and delays the answer. */
  late: 'work' | 'answer';
};

const slowMs = 20_000;

/** The error page of a proxy in front of the provider. */
export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).type('text/plain').send('temporarily unavailable');

/**
 * Makes every call of a simulator's plugin show its faults. A process cannot refuse a connection for one path, so `down`
 * cuts it before reading any of the request.
 */
export function showFaults(
  app: FastifyInstance,
  { nextFault, delay = unlessClosing }: FaultOptions,
  { trouble, late }: Manner,
): void {
  const ordered = new WeakMap<FastifyRequest, FaultMode>();
  const closing = new AbortController();
  const isSlow = (request: FastifyRequest) => ordered.get(request) === 'slow';
  app.addHook('preClose', async () => closing.abort());

  app.addHook('onRequest', async (request, reply) => {
    const fault = await nextFault();
    if (fault === 'down') return cut(request, reply);
    if (fault === 'error') return trouble(reply, request);
    if (fault) ordered.set(request, fault);
    return undefined;
  });
  app.addHook('preHandler', async (request) => {
    if (late === 'work' && isSlow(request)) await delay(slowMs, closing.signal);
  });
  app.addHook('onSend', async (request, _reply, answer) => {
    if (late === 'answer' && isSlow(request)) await delay(slowMs, closing.signal);
    if (ordered.get(request) === 'reset-after-commit') request.raw.socket.destroy();
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
