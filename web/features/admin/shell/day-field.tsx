import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schedule } from '#business/schedule.ts';
import { listBookedDates } from '#contract/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today as todayIn } from '#domain/calendar/zone.ts';
import { call } from '#web/client/call.ts';
import { type DayFieldProps, DayField as Field } from '#web/ui/calendar/day-field.tsx';

/** Today's date: from the server, or from the browser if it does not answer. Undefined until then. */
export function useToday(enabled = true): IsoDate | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/booked-dates'],
    queryFn: ({ signal }) => call(listBookedDates, {}, { signal }),
    enabled,
  });
  return data?.today ?? (isError ? todayIn(new Date(), schedule.timeZone) : undefined);
}

/** A day in business time; today's date is fetched once it is opened. */
export function DayField(props: Omit<DayFieldProps, 'today' | 'onOpen'>) {
  const [opened, setOpened] = useState(false);
  return <Field {...props} today={useToday(opened)} onOpen={() => setOpened(true)} />;
}
