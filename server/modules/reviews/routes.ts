import * as contract from '#contract/manual-review.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { readReviewLink } from './read-link.ts';
import { requestManualReview } from './request.ts';

export function manualReviewRoutes(api: Api, deps: Deps): void {
  route(
    api,
    contract.requestManualReview,
    async ({ body, visitor }) => {
      const { id } = await requestManualReview(deps, visitor(), body);
      return { success: true as const, id };
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(
    api,
    contract.requestQuote,
    async ({ body, visitor }) => {
      const { id } = await requestManualReview(deps, visitor(), { ...body, kind: 'quote' });
      return { success: true as const, id };
    },
    { limits: [{ max: 10, minutes: 10 }] },
  );

  route(api, contract.readReviewLink, ({ params }) => readReviewLink(deps, params), perMinute(60));
}
