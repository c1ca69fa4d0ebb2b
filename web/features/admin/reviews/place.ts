import type { ReviewList } from '#contract/admin/reviews.ts';
import { withQuery } from '#web/client/with-query.ts';

const path = '/admin/reviews';

/** Which list is shown, and which review is open, from the URL. */
export type Place = { list: ReviewList; review: string | null };

export const placeOf = (query: URLSearchParams): Place => ({
  list: query.get('list') === 'answered' ? 'answered' : 'waiting',
  review: query.get('review') || null,
});

/** The URL of a place, so that a link or Back finds it again; defaults are left out. */
export function addressOf({ list, review }: Place): string {
  const query = new URLSearchParams({ ...(list === 'answered' && { list }), ...(review && { review }) });
  return withQuery(path, query);
}
