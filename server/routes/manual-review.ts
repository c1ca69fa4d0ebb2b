import { readReviewLink, requestManualReview } from '#contract/manual-review.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import * as reading from '#server/use-cases/read-review-link.ts';
import * as useCase from '#server/use-cases/request-manual-review.ts';

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
