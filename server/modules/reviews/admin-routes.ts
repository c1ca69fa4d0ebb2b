import * as contract from '#contract/admin/reviews.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answerReview, noteReview } from './answer.ts';
import { listReviews, readReview } from './read.ts';

export function reviewAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listReviews, ({ query }) => listReviews(deps, query));

  guarded(contract.readReview, ({ params }) => readReview(deps, params));

  guarded(contract.acceptReview, ({ params: { id }, body: { seen, ...offer } }, by) =>
    answerReview(deps, by, { id, seen, answer: { kind: 'accept', ...offer } }),
  );

  guarded(contract.declineReview, ({ params: { id }, body: { seen, words } }, by) =>
    answerReview(deps, by, { id, seen, answer: { kind: 'decline', words } }),
  );

  guarded(contract.askReview, ({ params: { id }, body: { seen, words } }, by) =>
    answerReview(deps, by, { id, seen, answer: { kind: 'ask', words } }),
  );

  guarded(contract.noteReview, ({ params: { id }, body: { words } }, by) => noteReview(deps, by, { id, words }));
}
