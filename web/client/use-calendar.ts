import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from './call.ts';
import { listBookedDates } from './calls.ts';

/** The calendar, asked for afresh by each visit of the page: others book meanwhile. */
export function useCalendar() {
  const query = useQuery({
    queryKey: ['/api/booked-dates'],
    queryFn: ({ signal }) => call(listBookedDates, {}, { signal }),
    gcTime: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    // A page that the browser kept aside (Back, Forward) comes back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void refetch();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refetch]);
  return query;
}
