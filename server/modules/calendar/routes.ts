import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import * as contract from '#contract/calendar.ts';
import { languages } from '#domain/language.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, route } from '#server/http/route.ts';
import { readFeed } from './feed.ts';
import { listNearbyDays } from './nearby-days.ts';
import { listBookedDates } from './open-days.ts';

export function calendarRoutes(api: Api, deps: Deps): void {
  route(api, contract.listBookedDates, ({ known }) => listBookedDates(deps, known()), { keeps: true });
  route(api, contract.listNearbyDays, ({ query }) => listNearbyDays(deps, query), { keeps: true });
}

const params = z.object({ file: z.string() });
/** Any other value means English; other query parameters are ignored. */
const querystring = z.object({ language: z.catch(z.enum(languages), 'en') });
type Asked = { Params: z.infer<typeof params>; Querystring: z.infer<typeof querystring> };

/** Calendar apps poll every few minutes, several from one address. */
const limits = [{ max: 60, minutes: 1 }] as const;

/** The operator's visits behind a secret URL. Any other URL is a 404, like any other page. */
export function calendarFeedRoutes({ app, limiter }: Api, deps: Deps): void {
  app.get<Asked>('/calendar/:file', {
    schema: { hide: true, params, querystring },
    ...limiter(limits),
    handler: async (request, reply) => {
      const secret = request.params.file.replace(/\.ics$/, '');
      const body = await readFeed(deps, { secret, language: request.query.language });
      if (body === null || !request.params.file.endsWith('.ics')) return reply.callNotFound();
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      reply.headers({
        etag,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      });
      return request.headers['if-none-match'] === etag ? unchanged(reply) : sendFile(reply, body);
    },
  });
}

const unchanged = (reply: FastifyReply): FastifyReply => reply.code(304).send();

const sendFile = (reply: FastifyReply, body: string): FastifyReply =>
  reply.type('text/calendar; charset=utf-8; method=PUBLISH').send(Buffer.from(body));
