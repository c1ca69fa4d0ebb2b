import { requestManualReview } from '#contract/manual-review.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
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
}
