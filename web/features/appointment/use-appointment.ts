import { useEffect, useState } from 'react';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { type Calendar, dayState, timesOffered } from '#web/state/calendar/days.ts';
import { type Draft, updateDraft } from '#web/state/draft.ts';

export type Appointment = {
  /** Date and time of the draft, as far as still available. */
  date: IsoDate | '';
  time: AppointmentTime | '';
  /** The draft's date, if it is gone. */
  lost: IsoDate | null;
};

/** Compares the draft with the calendar. What is no longer free is cleared, with a message. */
export function useAppointment(draft: Draft, calendar: Calendar | undefined): Appointment {
  const [lost, setLost] = useState<IsoDate | null>(null);
  const { appointmentDate, appointmentTime } = draft;
  const kept = calendar && appointmentDate !== '' && dayState(appointmentDate, calendar) === 'available';
  const date = kept ? appointmentDate : '';
  const offered = kept ? timesOffered(appointmentDate, calendar) : [];
  const time = offered.find((one) => one === appointmentTime) ?? '';

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
