import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/visit/weather.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { answerProposal, chooseDay } from './answer.ts';
import { listOutlooks } from './outlooks.ts';
import { readProposal } from './read-proposal.ts';

const limits = perMinute(60);

export function weatherRoutes(api: Api, deps: Deps): void {
  route(api, contract.listOutlooks, () => listOutlooks(deps), limits);

  route(api, contract.readWeatherProposal, ({ params }) => readProposal(deps, params), limits);

  route(
    api,
    contract.answerWeather,
    async ({ params, query, reply: { request } }) => {
      // Answers must come from an actual visit: prefetches have no effect.
      if (request.method === 'HEAD' || isPrefetch(request)) return refuse('UNAVAILABLE');
      if (isForeign(request)) return refuse('ORIGIN_FOREIGN');
      const [change, opened] = [isSet(query.change), isSet(query.opened)];
      const given = { ...params, action: query.action, change, opened, language: languageOf(request) };
      return answerProposal(deps, given);
    },
    limits,
  );

  route(
    api,
    contract.chooseWeatherDay,
    ({ params, body, reply: { request } }) => chooseDay(deps, { ...params, ...body, language: languageOf(request) }),
    limits,
  );
}

const isSet = (flag: string | undefined): boolean => !['', '0', 'false', undefined].includes(flag);

/** Requests from another site, or for an image or frame, are not answers. Non-browsers do not send these headers. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined) ||
  !['empty', 'document', undefined].includes(headers['sec-fetch-dest'] as string | undefined);

const lookingAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Browsers mark prefetches, each in its own way. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  lookingAhead.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
