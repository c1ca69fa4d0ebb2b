import * as contract from '#contract/admin/reviews.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { answerReview, noteReview } from './answer.ts';
import { listReviews, readReview } from './read.ts';

export function reviewAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listReviews, async ({ query }) => answer(200, await listReviews(deps, query)));

  guarded(contract.readReview, async ({ params }) => answer(200, await readReview(deps, params)));

  guarded(contract.acceptReview, async ({ params: { id }, body: { seen, ...offer } }, operator) =>
    answer(200, await answerReview(deps, operator, { id, seen, answer: { kind: 'accept', ...offer } })),
  );

  guarded(contract.declineReview, async ({ params: { id }, body: { seen, words } }, operator) =>
    answer(200, await answerReview(deps, operator, { id, seen, answer: { kind: 'decline', words } })),
  );

  guarded(contract.askReview, async ({ params: { id }, body: { seen, words } }, operator) =>
    answer(200, await answerReview(deps, operator, { id, seen, answer: { kind: 'ask', words } })),
  );

  guarded(contract.noteReview, async ({ params: { id }, body: { words } }, operator) =>
    answer(200, await noteReview(deps, operator, { id, words })),
  );
}
