import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/weather.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { answerProposal, chooseDay } from './answer.ts';
import { readProposal } from './read-proposal.ts';

const limits = { limits: [{ max: 60, minutes: 1 }] };
const language = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

export function weatherRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.readWeatherProposal,
    async ({ params }) => {
      const proposal = await readProposal(deps, params);
      return isRefusal(proposal) ? proposal : answer(200, proposal);
    },
    limits,
  );

  route(
    api,
    contract.answerWeather,
    async ({ params, query, reply: { request } }) => {
      // An answer is given by somebody who waits for it: nothing is done for a look ahead.
      if (request.method === 'HEAD' || isPrefetch(request)) return refuse('UNAVAILABLE');
      const change = !['', '0', 'false', undefined].includes(query.change);
      const given = { ...params, action: query.action, change, language: language(request) };
      const answered = await answerProposal(deps, given);
      return isRefusal(answered) ? answered : answer(200, answered);
    },
    limits,
  );

  route(
    api,
    contract.chooseWeatherDay,
    async ({ params, body, reply: { request } }) => {
      const answered = await chooseDay(deps, { ...params, ...body, language: language(request) });
      return isRefusal(answered) ? answered : answer(200, answered);
    },
    limits,
  );
}

const lookingAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A browser that loads a page before anybody has asked for it says so, each in its own way. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  lookingAhead.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
