import { lazy, Suspense, useState } from 'react';
import { addDays } from '#domain/calendar/day.ts';
import { type Calendar, monthsOf } from '#web/state/calendar/days.ts';
import { type Month, monthOf } from '#web/state/calendar/month.ts';
import { useMessages } from '#web/state/language.tsx';
import { DemandNotice } from '#web/ui/calendar/demand-notice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './join.messages.ts';

const JoinForm = lazy(async () => ({ default: (await import('./join-form.tsx')).JoinForm }));

type InvitationProps = { month: Month; calendar: Calendar };

/** Under a month: that its days are in demand, and the way onto the waiting list. */
export const BelowMonth = (shown: InvitationProps) => (
  <>
    {shown.calendar.inDemand && <DemandNotice />}
    <WaitingInvitation {...shown} />
  </>
);

/** Under a month with a taken day: the way onto the waiting list, for the rest of that month. */
function WaitingInvitation({ month, calendar }: InvitationProps) {
  const words = useMessages(messages);
  const [open, setOpen] = useState(false);
  if (!calendar.bookedDates.some((day) => monthOf(day) === month)) return null;
  if (!open)
    return (
      <Button kind="secondary" size="small" className="mt-6" onClick={() => setOpen(true)}>
        {words.invite}
      </Button>
    );
  const { first, last } = monthsOf(calendar);
  const from = month === first && `${month}-01` < calendar.today ? calendar.today : `${month}-01`;
  const to = month === last ? addDays(calendar.closesOn, -1) : endOf(month);
  return (
    <Suspense fallback={null}>
      <JoinForm key={month} span={{ from, to }} today={calendar.today} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

const endOf = (month: Month): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
