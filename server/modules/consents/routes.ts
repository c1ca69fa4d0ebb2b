import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/returning/consents.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { sendFailure } from '#server/http/failures.ts';
import { byLink } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { bookingMeant } from '#server/modules/bookings/booking-meant.ts';
import { answerConsent, readConsents } from './answer.ts';
import { readUnsubscribe, unsubscribe } from './unsubscribe.ts';

/** A customer's mail consents: on their booking's page, and by the link in each of these mails. */
export function consentRoutes(api: Api, deps: Deps): void {
  route(api, contract.readConsents, (call) => byLink(call, (link) => readConsents(deps, link)), perMinute(120));

  route(
    api,
    contract.answerConsent,
    ({ params, body, visitor }) =>
      answerConsent(deps, { orderNo: params.order, ...body, language: visitor().language }),
    {
      limits: [
        { max: 120, minutes: 10 },
        { max: 40, minutes: 10, per: bookingMeant(deps) },
      ],
    },
  );

  route(api, contract.readUnsubscribe, ({ params }) => readUnsubscribe(deps, params), perMinute(60));

  route(
    api,
    contract.unsubscribe,
    ({ body, visitor }) => unsubscribe(deps, { ...body, page: 'unsubscribe', language: visitor().language }),
    perMinute(60),
  );
}

type OneClick = { Body: unknown; Querystring: { token?: string | string[] } };

/**
 * The one-click unsubscribe of mail programs (RFC 8058), posted to the URL of the unsubscribe page. They
 * send no cookies, and one provider acts for many users. Any other body changes nothing.
 */
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
