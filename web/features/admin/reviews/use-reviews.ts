import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readAttention } from '#contract/admin/alerts.ts';
import * as contract from '#contract/admin/reviews.ts';
import { call } from '#web/client/call.ts';
import { operatorQuery, readAgain, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';

/** The reviews of a list, as far as loaded, and how many wait. */
export const useReviews = (list: contract.ReviewList) =>
  useOperatorPages(contract.listReviews, {
    input: (cursor) => ({ query: { list, cursor } }),
    rows: ({ reviews }) => reviews,
    idOf: ({ id }) => id,
  });

/** One review, refetched each time it is opened. */
export const useReview = (id: string) => useQuery(operatorQuery(contract.readReview, { params: { id } }));

/** The e-mail an answer would send; refetched with each change of it. */
export const usePreview = (id: string, answer: contract.ReviewAnswer | null) =>
  useQuery({
    ...operatorQuery(contract.previewReviewAnswer, answer && { params: { id }, body: { answer } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Something done to a review: all that shows it is refetched, also when somebody else was quicker. */
export const useReviewAction = () =>
  useOperatorAction(() => readAgain(contract.readReview, contract.listReviews, readAttention));

export function sendAnswer({ id, seen }: Pick<contract.ReviewStory, 'id' | 'seen'>, answer: contract.ReviewAnswer) {
  const params = { id };
  const { kind, ...body } = { ...answer, seen };
  if (answer.kind === 'accept') return call(contract.acceptReview, { params, body: { ...answer, seen } });
  return kind === 'ask' ? call(contract.askReview, { params, body }) : call(contract.declineReview, { params, body });
}
