import * as contract from '#contract/manual-review.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { readReviewLink } from './read-link.ts';
import { requestManualReview } from './request.ts';

export function manualReviewRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.requestManualReview,
    async ({ body, visitor }) => {
      const { id } = await requestManualReview(deps, visitor(), body);
      return answer(201, { success: true, id });
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(
    api,
    contract.requestQuote,
    async ({ body, visitor }) => {
      const { id } = await requestManualReview(deps, visitor(), { ...body, kind: 'quote' });
      return answer(201, { success: true, id });
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(api, contract.readReviewLink, async ({ params }) => answer(200, await readReviewLink(deps, params)), {
    limits: [{ max: 60, minutes: 1 }],
  });
}
