import { useState } from 'react';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { InLanguage } from '#domain/language.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useOutlooks } from '#web/client/use-outlooks.ts';
import { timesOfDay, timesOffered } from '#web/state/calendar/days.ts';
import { belowMonth } from '#web/ui/calendar/demand-notice.tsx';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { isLost } from '#web/ui/calendar/visit-choice.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { useReveal } from '#web/ui/use-reveal.ts';
import type { messages } from './messages.ts';
import type { Choosing } from './use-quote.ts';

type DayDialogProps = {
  /** Of the page, whose code stays its own. */
  words: InLanguage<typeof messages>;
  address: string;
  place: number;
  choosing: Choosing;
  onClose: () => void;
};

/** A free day and a time for one storefront. A day that went meanwhile is said, and the calendar read again. */
export function DayDialog({ words, address, place, choosing, onClose }: DayDialogProps) {
  const { data: calendar, isError, refetch } = useCalendar();
  const outlooks = useOutlooks();
  const [date, setDate] = useState('');
  const [time, setTime] = useState<AppointmentTime | ''>('');
  const [lost, setLost] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const timePart = useReveal<HTMLDivElement>(date !== '', calendar !== undefined);
  const hold = () => {
    if (time === '') return;
    setFailure('');
    choosing.mutate(
      { place, appointmentDate: date, appointmentTime: time },
      {
        onSuccess: onClose,
        onError: (refusal) => {
          if (!isLost(codeOf(refusal))) return setFailure(wordsOf(refusal) || words.failedText);
          setLost(date);
          setDate('');
          void refetch();
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="reading"
      title={words.dayOf(address)}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            pending={choosing.isPending}
            pendingLabel={words.holding}
            unavailable={(date === '' || time === '') && words.missingDay}
            onClick={hold}
          >
            {words.hold}
          </Button>
        </>
      }
    >
      <div className="grid gap-9">
        <div role="alert" className="empty:hidden">
          {failure && <Notice tone="error" title={failure} />}
        </div>
        <MonthChoice
          calendar={calendar}
          failed={isError}
          onRetry={() => void refetch()}
          outlooks={outlooks}
          nearbyDays={undefined}
          date={date}
          lost={lost}
          level={3}
          below={belowMonth}
          onSelect={(chosen, offered) => {
            setDate(chosen);
            setLost(null);
            setTime((before) => (before !== '' && offered.includes(before) ? before : ''));
          }}
        />
        {date !== '' && calendar && (
          <div ref={timePart} className="scroll-mb-8">
            <TimeChoice
              times={timesOfDay(date, calendar)}
              offered={timesOffered(date, calendar)}
              time={time}
              onChoose={setTime}
              level={3}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
