import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listBookedDates } from '#contract/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { type Draft, updateDraft } from '#web/state/draft.ts';
import { type Calendar, dayState, timesOffered } from './days.ts';

/** The calendar, asked for afresh by each visit of the page: others book meanwhile. */
export function useCalendar() {
  const query = useQuery({
    queryKey: ['/api/booked-dates'],
    queryFn: ({ signal }) => call(listBookedDates, {}, { signal }),
    gcTime: 0,
    networkMode: 'always',
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

export type Appointment = {
  /** Date and time of the draft as far as they can still be had. */
  date: IsoDate | '';
  time: string;
  /** The date that the draft held and that is gone. */
  lost: IsoDate | null;
};

/** Compares the draft with the calendar. What is no longer free is cleared, and said. */
export function useAppointment(draft: Draft, calendar: Calendar | undefined): Appointment {
  const [lost, setLost] = useState<IsoDate | null>(null);
  const { appointmentDate, appointmentTime } = draft;
  const kept = calendar && appointmentDate !== '' && dayState(appointmentDate, calendar) === 'available';
  const date = kept ? appointmentDate : '';
  const time = kept && timesOffered(appointmentDate, calendar).includes(appointmentTime) ? appointmentTime : '';

  useEffect(() => {
    if (!calendar || appointmentDate === '') return;
    if (date === '') {
      setLost(appointmentDate);
      updateDraft({ appointmentDate: '' });
    } else {
      setLost(null);
      if (appointmentTime !== time) updateDraft({ appointmentTime: '' });
    }
  }, [calendar, appointmentDate, appointmentTime, date, time]);

  return { date, time, lost };
}
