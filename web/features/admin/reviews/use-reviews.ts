import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAttention } from '#contract/admin/alerts.ts';
import * as contract from '#contract/admin/reviews.ts';
import { call } from '#web/client/call.ts';
import { isRefused } from '#web/client/failure.ts';
import {
  keyOf,
  operatorQuery,
  readAgain,
  useOperatorPages,
} from '#web/features/admin/shell/resource/operator-query.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';

type Story = contract.ReviewStory;

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

/** The answers and the note. Their response updates the review, or it is refetched when it changed. */
export function useAnswers(id: string) {
  const client = useQueryClient();
  const params = { id };
  const queryKey = keyOf(contract.readReview, { params });
  const readListsAgain = () => {
    void readAgain(contract.listReviews, readAttention);
  };
  async function told(work: () => Promise<Story>): Promise<void> {
    try {
      client.setQueryData(queryKey, await asOperator(work));
    } catch (failure) {
      if (isRefused(failure) && failure.code === 'REVIEW_CHANGED') {
        readListsAgain();
        await client.invalidateQueries({ queryKey, exact: true });
      }
      throw failure;
    }
    readListsAgain();
  }
  const send = (seen: number, answer: contract.ReviewAnswer): Promise<void> =>
    told(() => {
      const { kind, ...body } = { ...answer, seen };
      if (answer.kind === 'accept') return call(contract.acceptReview, { params, body: { ...answer, seen } });
      if (kind === 'ask') return call(contract.askReview, { params, body });
      return call(contract.declineReview, { params, body });
    });
  const note = (words: string): Promise<void> => told(() => call(contract.noteReview, { params, body: { words } }));
  return { send, note };
}
