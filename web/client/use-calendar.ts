import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './call.ts';
import { listBookedDates } from './calls.ts';

/** The calendar, refetched on each visit of the page: others book in the meantime. */
export function useCalendar() {
  const query = useQuery({
    queryKey: ['/api/booked-dates'],
    queryFn: ({ signal }) => call(listBookedDates, {}, { signal }),
    gcTime: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    // A page restored from the back/forward cache comes back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refetch]);
  return query;
}
