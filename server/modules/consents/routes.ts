import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/returning/consents.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import { keyOf } from '#server/http/link-key.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { bookingMeant } from '#server/modules/bookings/booking-meant.ts';
import { answerConsent, readConsents } from './answer.ts';
import { readUnsubscribe, unsubscribe } from './unsubscribe.ts';

const perMinute = { limits: [{ max: 60, minutes: 1 }] };

export function consentRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.readConsents,
    async ({ params, query, reply }) => {
      const key = keyOf(reply.request) ?? query.key;
      if (key === undefined) return refuse('INVALID_INPUT');
      return answer(200, await readConsents(deps, { orderNo: params.order, key }));
    },
    { limits: [{ max: 120, minutes: 1 }] },
  );

  route(
    api,
    contract.answerConsent,
    async ({ params, body, visitor }) => {
      const { language } = visitor();
      return answer(200, await answerConsent(deps, { orderNo: params.order, ...body, language }));
    },
    {
      limits: [
        { max: 120, minutes: 10 },
        { max: 40, minutes: 10, per: bookingMeant(deps) },
      ],
    },
  );

  route(
    api,
    contract.readUnsubscribe,
    async ({ params }) => answer(200, await readUnsubscribe(deps, params)),
    perMinute,
  );

  route(
    api,
    contract.unsubscribe,
    async ({ body, visitor }) => {
      const { language } = visitor();
      return answer(200, await unsubscribe(deps, { ...body, page: 'unsubscribe', language }));
    },
    perMinute,
  );
}

type OneClick = { Body: unknown; Querystring: { token?: string | string[] } };

/** One-click unsubscribe of mail programs (RFC 8058). They send no cookies, and one provider acts for many users. */
export function oneClickRoutes({ app, limiter }: Api, deps: Deps): void {
  app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: unknown, body: string) => body,
    );
    const held = limiter([{ max: 600, minutes: 1 }]);
    const pressed = (language: Language) => async (request: FastifyRequest<OneClick>, reply: FastifyReply) => {
      const { body, query } = request;
      const isPress = typeof body === 'string' && body.includes('List-Unsubscribe') && body.includes('One-Click');
      if (!isPress || typeof query.token !== 'string') return sendFailure(reply, 'INVALID_INPUT');
      const done = await unsubscribe(deps, { token: query.token.slice(0, 200), page: 'one-click', language });
      return isRefusal(done) ? sendFailure(reply, done.refused) : reply.code(200).type('text/plain').send('');
    };
    scope.post<OneClick>('/unsubscribe', { schema: { hide: true }, ...held }, pressed('en'));
    scope.post<OneClick>('/fr/unsubscribe', { schema: { hide: true }, ...held }, pressed('fr'));
  });
}
