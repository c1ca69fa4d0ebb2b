import * as contract from '#contract/links/quotes.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { acceptQuote } from './accept.ts';
import { chooseDay } from './choose-day.ts';
import { readQuote, readQuoteProof } from './read.ts';

/** What the link of a quote's mail leads to. */
export function quoteRoutes(api: Api, deps: Deps): void {
  route(api, contract.readQuote, ({ params }) => readQuote(deps, params), perMinute(60));

  route(
    api,
    contract.readQuoteProof,
    async ({ params, query, reply }) => {
      const found = await readQuoteProof(deps, {
        ...params,
        language: query.language ?? languageOf(reply.request),
      });
      if (isRefusal(found)) return found;
      reply.type('application/pdf').header('content-disposition', `attachment; filename="${found.name}"`);
      return found.body;
    },
    perMinute(30),
  );

  route(
    api,
    contract.acceptQuote,
    ({ params, body, visitor }) => acceptQuote(deps, visitor(), { ...params, terms: body }),
    perMinute(30),
  );

  route(api, contract.chooseQuoteDay, ({ params, body }) => chooseDay(deps, { ...params, ...body }), perMinute(30));
}
