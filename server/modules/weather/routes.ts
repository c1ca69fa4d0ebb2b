import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/visit/weather.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { languageOf } from '#server/http/accept-language.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { answerProposal, chooseDay } from './answer.ts';
import { listOutlooks } from './outlooks.ts';
import { readProposal } from './read-proposal.ts';

const limits = { limits: [{ max: 60, minutes: 1 }] };
const language = ({ headers }: FastifyRequest) => languageOf(headers['accept-language']);

export function weatherRoutes(api: Api, deps: Deps): void {
  route(api, contract.listOutlooks, async () => answer(200, await listOutlooks(deps)), limits);

  route(api, contract.readWeatherProposal, async ({ params }) => answer(200, await readProposal(deps, params)), limits);

  route(
    api,
    contract.answerWeather,
    async ({ params, query, reply: { request } }) => {
      // An answer is given by somebody who waits for it: nothing is done for a look ahead.
      if (request.method === 'HEAD' || isPrefetch(request)) return refuse('UNAVAILABLE');
      if (isForeign(request)) return refuse('ORIGIN_FOREIGN');
      const [change, opened] = [isSet(query.change), isSet(query.opened)];
      const given = { ...params, action: query.action, change, opened, language: language(request) };
      return answer(200, await answerProposal(deps, given));
    },
    limits,
  );

  route(
    api,
    contract.chooseWeatherDay,
    async ({ params, body, reply: { request } }) =>
      answer(200, await chooseDay(deps, { ...params, ...body, language: language(request) })),
    limits,
  );
}

const isSet = (flag: string | undefined): boolean => !['', '0', 'false', undefined].includes(flag);

/** A page of another site, or a picture or frame of any, answers for nobody. What is no browser says nothing of it. */
const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined) ||
  !['empty', 'document', undefined].includes(headers['sec-fetch-dest'] as string | undefined);

const lookingAhead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A browser that loads a page before anybody has asked for it says so, each in its own way. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  lookingAhead.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
