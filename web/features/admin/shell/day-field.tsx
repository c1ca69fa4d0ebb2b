import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { schedule } from '#business/schedule.ts';
import { listBookedDates } from '#contract/calendar.ts';
import { today as todayIn } from '#domain/calendar/zone.ts';
import { call } from '#web/client/call.ts';
import { type DayFieldProps, DayField as Field } from '#web/ui/calendar/day-field.tsx';

/** A day of the business: once it is opened the server says which one today is; where it is silent the browser does. */
export function DayField(props: Omit<DayFieldProps, 'today' | 'onOpen'>) {
  const [opened, setOpened] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['/api/booked-dates'],
    queryFn: ({ signal }) => call(listBookedDates, {}, { signal }),
    enabled: opened,
    networkMode: 'always',
  });
  const today = data?.today ?? (isError ? todayIn(new Date(), schedule.timeZone) : undefined);
  return <Field {...props} today={today} onOpen={() => setOpened(true)} />;
}
