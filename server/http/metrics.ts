import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Failure } from '#contract/failure.ts';
import { isSameSecret } from '#server/common/secrets.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { sendFailure } from './failures.ts';

/** Whether a request presents one of these tokens, in constant time. */
export function showsToken({ headers }: FastifyRequest, tokens: readonly string[]): boolean {
  const shown = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return tokens.filter((token) => isSameSecret(shown, token)).length > 0;
}

export const sendMetrics = async (reply: FastifyReply, metrics: Metrics): Promise<FastifyReply> =>
  reply
    .header('cache-control', 'no-store')
    .type(metrics.contentType)
    .send(await metrics.read());

/** The metrics endpoint, for monitors only. */
export function metricsRoutes(
  app: FastifyInstance,
  { metrics, mayRead }: { metrics: Metrics; mayRead(request: FastifyRequest): boolean },
): void {
  const schema = {
    summary: 'What monitors read, for this machine or whoever has the token',
    tags: ['health'],
    produces: ['text/plain'],
    response: { 200: z.string(), 403: Failure, default: Failure },
  };
  app.get('/metrics', { schema }, async (request, reply) =>
    mayRead(request) ? sendMetrics(reply, metrics) : sendFailure(reply, 'METRICS_CLOSED'),
  );
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
