import { useGo, useQueryString } from '#web/state/location.ts';
import { addressOf, type ListParams, placeOf, withFilter } from './list-params.ts';

/** Where the operator is in the list: a reload, Back and a shared link keep it. Search terms stay out of it. */
export function useListParams() {
  const place = placeOf(useQueryString());
  const go = useGo();
  const change = (to: Partial<ListParams>, options?: { replace?: boolean }) =>
    go(addressOf({ ...place, ...to }), options);
  return {
    place,
    change,
    withFilter: (filter: ListParams['filter']) => withFilter(place, filter),
  };
}
