import type { FastifyReply } from 'fastify';
import type { z } from 'zod/mini';
import { Health } from '#contract/health.ts';
import type { ProviderState } from '#server/deps.ts';
import type { Api } from './route.ts';

export type Probes = {
  /** Null while the program can serve, otherwise why it cannot. */
  unreadiness(): Promise<string | null>;
  providers(): readonly ProviderState[];
  /** Since when no worker is at work; null while one is. Absent where this process does that work itself. */
  worker?: (() => { since: Date | null } | null) | null | undefined;
};

/** A missing worker does not take the site offline. */
const inWords = (silent: { since: Date | null } | null): string => {
  if (silent === null) return 'at work';
  return silent.since === null ? 'never seen' : `silent since ${silent.since.toISOString()}`;
};

const response = { 200: Health, 503: Health };

const send = (reply: FastifyReply, status: 200 | 503, body: z.infer<typeof Health>): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(body);

export function healthRoutes({ app }: Api, { unreadiness, providers, worker }: Probes): void {
  const tags = ['health'];

  app.get('/healthz', { schema: { summary: 'Whether the process is up', tags, response } }, async (_request, reply) =>
    send(reply, 200, { status: 'ok' }),
  );

  app.get(
    '/readyz',
    { schema: { summary: 'Whether requests can be served: the database answers', tags, response } },
    async (_request, reply) => {
      const reason = await unreadiness();
      if (reason !== null) return send(reply, 503, { status: 'unavailable', reason });
      const states = providers().map(({ name, silentSince }) => [
        name,
        silentSince === null ? 'answers' : `silent since ${silentSince.toISOString()}`,
      ]);
      return send(reply, 200, {
        status: 'ok',
        providers: Object.fromEntries(states),
        ...(worker && { worker: inWords(worker()) }),
      });
    },
  );
}
