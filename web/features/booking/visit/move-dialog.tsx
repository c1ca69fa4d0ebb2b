import { useEffect, useRef, useState } from 'react';
import { RequestError } from '#web/client/request.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { type Calendar, dayState, timesOffered } from '#web/state/calendar/days.ts';
import { useMessages } from '#web/state/language.tsx';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useReveal } from '#web/ui/use-reveal.ts';
import type { Booking } from '../use-booking.ts';
import { messages } from './messages.ts';
import { NotMoved, Summary } from './move-parts.tsx';
import { useMove } from './use-move.ts';
import type { Secret } from './use-visit.ts';

const lostCodes = ['DATE_TAKEN', 'DATE_NOT_OPEN', 'TIME_NOT_OPEN'];

const isTaken = (failure: Error | null): boolean => failure instanceof RequestError && lostCodes.includes(failure.code);

/** One's own day is free to oneself: another hour of it can be chosen. */
const asOwn = (calendar: Calendar | undefined, own: string): Calendar | undefined =>
  calendar && { ...calendar, bookedDates: calendar.bookedDates.filter((date) => date !== own) };

type MoveDialogProps = Secret & { booking: Booking; onClose: () => void };

/** Another free day and hour for the visit. */
export function MoveDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const { data, isError, refetch } = useCalendar();
  const { send, moving, failure, forget } = useMove({ order, secret }, onClose);
  const [wanted, setWanted] = useState({ date: '', time: booking.appointmentTime });
  const [lost, setLost] = useState<string | null>(null);
  const calendar = asOwn(data, booking.appointmentDate);

  const isFree = calendar !== undefined && wanted.date !== '' && dayState(wanted.date, calendar) === 'available';
  const date = isFree ? wanted.date : '';
  const offered = isFree ? timesOffered(wanted.date, calendar) : [];
  const time = offered.includes(wanted.time) ? wanted.time : '';
  const same = date === booking.appointmentDate && time === booking.appointmentTime;
  const missing =
    (date === '' && words.chooseDay) || (time === '' && words.chooseTime) || (same && words.unchanged) || false;

  const taken = isTaken(failure);
  const move = () =>
    send({ date, time }, (refusal) => {
      if (!isTaken(refusal)) return;
      setLost(date);
      setWanted({ date: '', time });
      void refetch();
    });
  const choose = (change: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...change });
    setLost(null);
    if (failure) forget();
  };
  // Why the visit was not moved stands at the top.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) body.current?.scrollTo({ top: 0 });
  }, [failure]);
  const times = useReveal<HTMLDivElement>(date !== '', calendar !== undefined);

  return (
    <Dialog
      open
      size="reading"
      scrollRef={body}
      title={words.move}
      onClose={onClose}
      foot={<Summary booking={booking} date={date} time={time} />}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.leave}
          </Button>
          <Button pending={moving} pendingLabel={words.confirming} unavailable={missing} onClick={move}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-9">
        {failure && !taken && <NotMoved failure={failure} />}
        <MonthChoice
          calendar={calendar}
          failed={isError}
          onRetry={() => void refetch()}
          date={date}
          lost={lost}
          onSelect={(chosen) => choose({ date: chosen })}
          level={3}
        />
        {date !== '' && (
          <div ref={times} className="scroll-mb-8">
            <TimeChoice offered={offered} time={time} onChoose={(chosen) => choose({ time: chosen })} level={3} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
