import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '#contract/admin/reviews.ts';
import { call, type Output } from '#web/client/call.ts';
import { isRefused } from '#web/client/failure.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

type Page = Output<typeof contract.listReviews>;
type Story = contract.ReviewStory;

const listKey = [adminKey, 'reviews'] as const;
const storyKey = (id: string) => [adminKey, 'review', id] as const;
const attentionKey = [adminKey, 'attention'] as const;

/** The reviews of a list as far as they were read, and how many wait. */
export function useReviews(list: contract.ReviewList) {
  const query = useInfiniteQuery({
    queryKey: [...listKey, list],
    queryFn: ({ pageParam, signal }) =>
      asOperator(() =>
        call(contract.listReviews, { query: { list, ...(pageParam && { cursor: pageParam }) } }, { signal }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const first = query.data?.pages[0];
  return {
    ...query,
    reviews: rowsOf(
      query.data?.pages,
      ({ reviews }) => reviews,
      ({ id }) => id,
    ),
    waiting: first?.waiting,
    now: first?.now,
  };
}

/** One review, read afresh each time that it is opened. */
export const useReview = (id: string) =>
  useQuery({
    queryKey: storyKey(id),
    queryFn: ({ signal }) => asOperator(() => call(contract.readReview, { params: { id } }, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

/** The mail that an answer would send; asked for anew with each change of it. */
export const usePreview = (id: string, answer: contract.ReviewAnswer | null) =>
  useQuery({
    queryKey: [...storyKey(id), 'preview', answer],
    queryFn: ({ signal }) => {
      if (!answer) throw new Error('there is no answer to show');
      return asOperator(() => call(contract.previewReviewAnswer, { params: { id }, body: { answer } }, { signal }));
    },
    enabled: answer !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    networkMode: 'always',
  });

/** The answers and the note. What is known of the review is known by their answer, or read again when it changed. */
export function useAnswers(id: string) {
  const client = useQueryClient();
  const params = { id };
  const readListsAgain = () => {
    for (const queryKey of [listKey, attentionKey]) void client.invalidateQueries({ queryKey });
  };
  async function told(work: () => Promise<Story>): Promise<void> {
    try {
      client.setQueryData(storyKey(id), await asOperator(work));
    } catch (failure) {
      if (isRefused(failure) && failure.code === 'REVIEW_CHANGED') {
        readListsAgain();
        await client.invalidateQueries({ queryKey: storyKey(id), exact: true });
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
