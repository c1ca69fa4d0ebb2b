import { readReviewLink, requestManualReview } from '#contract/manual-review.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import * as reading from './read-link.ts';
import * as useCase from './request.ts';

export function manualReviewRoutes(api: Api, deps: Deps): void {
  route(
    api,
    requestManualReview,
    async ({ body, visitor }) => {
      const { id } = await useCase.requestManualReview(deps, visitor(), body);
      return answer(201, { success: true, id });
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(
    api,
    readReviewLink,
    async ({ params }) => {
      const continued = await reading.readReviewLink(deps, params);
      return isRefusal(continued) ? continued : answer(200, continued);
    },
    { limits: [{ max: 60, minutes: 1 }] },
  );
}
