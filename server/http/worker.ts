import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Metrics } from '#server/metrics/metrics.ts';
import { AnswerLog } from './logging.ts';
import { sendMetrics } from './metrics.ts';

type Worker = { unreadiness(): Promise<string | null>; metrics: Metrics };

/** The worker's own application, whose log is the worker's. It only listens where configured. */
export const openWorkerApp = (logger: FastifyServerOptions['logger']): FastifyInstance =>
  fastify({ logger: logger ?? false, logController: new AnswerLog() });

/** The worker's health, for callers on its own machine. */
export function workerRoutes(app: FastifyInstance, { unreadiness, metrics }: Worker): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = await unreadiness();
    return reason === null ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', reason });
  });
  app.get('/metrics', (_request, reply) => sendMetrics(reply, metrics));
}
