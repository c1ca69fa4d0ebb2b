import { useEffect, useRef, useState } from 'react';
import { schedule } from '#business/schedule.ts';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { moveBookingAsOperator } from '#contract/admin/visit.ts';
import { call } from '#web/client/call.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { type Calendar, dayState, timesOffered } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatShortVisit, formatVisit } from '#web/ui/when.ts';
import { messages } from './actions.messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useChange } from './use-change.ts';

type MoveDialogProps = { story: BookingStory; isOwner: boolean; onClose: () => void };

/** The visit's own day is free to it: another hour of it can be chosen. */
const asOwn = (calendar: Calendar | undefined, own: string): Calendar | undefined =>
  calendar && { ...calendar, bookedDates: calendar.bookedDates.filter((date) => date !== own) };

/** Another day and hour for a visit; an owner may take a day that visitors cannot choose. */
export function MoveDialog({ story, isOwner, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { booking } = story;
  const { data, isError, refetch } = useCalendar();
  const change = useChange(story);
  const [wanted, setWanted] = useState({ date: '', time: booking.appointmentTime });
  const [notify, setNotify] = useState(true);
  const [anyDay, setAnyDay] = useState(false);
  const calendar = asOwn(data, booking.appointmentDate);

  const isFree = calendar !== undefined && wanted.date !== '' && dayState(wanted.date, calendar) === 'available';
  const date = anyDay || isFree ? wanted.date : '';
  const offered = anyDay ? schedule.times : isFree ? timesOffered(wanted.date, calendar) : [];
  const time = offered.includes(wanted.time) ? wanted.time : '';
  const same = date === booking.appointmentDate && time === booking.appointmentTime;
  const missing =
    (date === '' && words.chooseDay) || (time === '' && words.chooseTime) || (same && words.unchanged) || false;

  const choose = (part: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...part });
    if (change.failure) change.forget();
  };
  const move = async () => {
    const params = { order: booking.orderNo };
    const done = await change.run(({ version }) =>
      call(moveBookingAsOperator, { params, body: { version, date, time, notify, ...(anyDay && { anyDay }) } }),
    );
    if (!done) return void refetch();
    void refetch();
    toast({ title: words.moved, description: words.movedText(formatVisit(date, time, language)) });
    onClose();
  };
  // Why the visit was not moved stands at the top.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change.failure) body.current?.scrollTo({ top: 0 });
  }, [change.failure]);

  return (
    <Dialog
      open
      size="reading"
      scrollRef={body}
      title={words.move}
      subtitle={`${booking.clientId}, ${booking.contactName}`}
      onClose={onClose}
      foot={<Summary story={story} date={date} time={time} />}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            pending={change.pending}
            pendingLabel={words.working}
            unavailable={missing}
            onClick={() => void move()}
          >
            {words.move}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        <RefusalNotice change={change} />
        {anyDay ? (
          <Field
            label={words.anyDate}
            type="date"
            hint={words.anyDayHint}
            {...(data && { min: data.today })}
            value={wanted.date}
            onChange={(event) => choose({ date: event.target.value })}
          />
        ) : (
          <MonthChoice
            calendar={calendar}
            failed={isError}
            onRetry={() => void refetch()}
            date={date}
            lost={null}
            onSelect={(chosen) => choose({ date: chosen })}
            level={3}
          />
        )}
        {date !== '' && (
          <TimeChoice offered={offered} time={time} onChoose={(chosen) => choose({ time: chosen })} level={3} />
        )}
        <div className="bookings-choices">
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            {words.notify}
            <span className="admin-second">{words.tellHint}</span>
          </Checkbox>
          {isOwner && (
            <Checkbox checked={anyDay} onChange={(event) => setAnyDay(event.target.checked)}>
              {words.anyDayToo}
            </Checkbox>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** When the visit is, and when it will be. */
function Summary({ story: { booking }, date, time }: Pick<MoveDialogProps, 'story'> & { date: string; time: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const before = formatShortVisit(booking.appointmentDate, booking.appointmentTime, language);
  const after = date !== '' && time !== '' ? formatShortVisit(date, time, language) : null;
  const pairs = [
    { label: words.now, value: after ? <del className="text-ink-500">{before}</del> : before },
    { label: words.after, value: after && <strong className="font-semibold">{after}</strong> },
  ];
  return (
    <div aria-live="polite" className="min-w-0 flex-1">
      <DescriptionList
        layout="columns"
        className="text-[0.9375rem] [&>div]:grid-cols-[5.75rem_minmax(0,1fr)]"
        pairs={pairs}
      />
    </div>
  );
}
