import * as contract from '#contract/admin/reviews.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { answerReview, noteReview } from './answer.ts';
import { listReviews, type ReviewStory, readReview } from './read.ts';

const told = (story: ReviewStory | Refusal) => (isRefusal(story) ? story : answer(200, story));

/** Storefronts that somebody asked to have looked at, and the three answers. */
export function reviewAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listReviews, async ({ query }) => {
    const page = await listReviews(deps, query);
    return isRefusal(page) ? page : answer(200, page);
  });

  guarded(contract.readReview, async ({ params }) => told(await readReview(deps, params)));

  guarded(contract.acceptReview, async ({ params: { id }, body: { seen, ...offer } }, operator) =>
    told(await answerReview(deps, operator, { id, seen, answer: { kind: 'accept', ...offer } })),
  );

  guarded(contract.declineReview, async ({ params: { id }, body: { seen, words } }, operator) =>
    told(await answerReview(deps, operator, { id, seen, answer: { kind: 'decline', words } })),
  );

  guarded(contract.askReview, async ({ params: { id }, body: { seen, words } }, operator) =>
    told(await answerReview(deps, operator, { id, seen, answer: { kind: 'ask', words } })),
  );

  guarded(contract.noteReview, async ({ params: { id }, body: { words } }, operator) =>
    told(await noteReview(deps, operator, { id, words })),
  );
}
