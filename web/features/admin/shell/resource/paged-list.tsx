import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';
import { LoadingRows } from './loading-rows.tsx';

type PagedListProps<Item> = {
  list: Pick<
    UseInfiniteQueryResult,
    'isError' | 'isPlaceholderData' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What was loaded so far, each once; undefined before the first page. */
  items: readonly Item[] | undefined;
  /** The messages for an empty list, and for one that could not be loaded. */
  empty: ReactNode;
  failed: string;
  onRetry?: () => void;
  /** The button that loads the next page. */
  more: string;
  /** Of what is said. */
  className?: string;
  children: (items: readonly Item[]) => ReactNode;
};

/**
 * A list loaded a page at a time: loading, empty, failed, or with more to come. While another choice loads, the
 * previous rows are not shown: its frame and head stay, with the focus.
 */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, items, empty, failed, onRetry = list.refetch, more, className = 'admin-nothing', children } = props;
  const words = useMessages(messages);
  const isOther = list.isPlaceholderData && items !== undefined;
  return (
    <>
      {/* What was pressed above a list stays where it is, however short the next one is. */}
      <div className={isOther ? 'min-h-screen' : 'contents'}>
        {items && (isOther || items.length > 0) && children(isOther ? [] : items)}
        {(isOther || !items) && !list.isError && <LoadingRows />}
      </div>
      <div role="status">
        {!isOther && items?.length === 0 && <div className={className}>{empty}</div>}
        {list.isError && (
          <div className={className}>
            <p>{failed}</p>
            <Button kind="secondary" size="small" onClick={() => void onRetry()}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      {list.hasNextPage && (
        <Button
          kind="secondary"
          size="small"
          className="mt-4"
          pending={list.isFetchingNextPage}
          pendingLabel={words.reading}
          onClick={() => void list.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  );
}
