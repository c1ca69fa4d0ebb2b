import { useState } from 'react';
import { moveBookingAsOperator } from '#contract/admin/visit.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useOutlooks } from '#web/client/use-outlooks.ts';
import { DayField } from '#web/features/admin/shell/day-field.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { useVisitChoice } from '#web/ui/calendar/use-visit-choice.ts';
import { VisitDialog } from '#web/ui/calendar/visit-dialog.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatVisit } from '#web/ui/when.ts';
import type { SeenBooking } from './action-state.ts';
import { isClosed, loadOf, useDaysAround } from './days-around.ts';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useBookingAction } from './use-booking-action.ts';

type MoveDialogProps = {
  booking: SeenBooking;
  /** The day it was dropped on. */
  onto?: IsoDate | null;
  mayAnyDay: boolean;
  onClose: () => void;
};

/** Another day and hour for a visit, and whether its client is notified; an owner may take a day that visitors cannot choose. */
export function MoveDialog({ booking, onto = null, mayAnyDay, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useCalendar();
  const action = useBookingAction(booking);
  const [notify, setNotify] = useState(true);
  const [anyDay, setAnyDay] = useState(false);
  const [atClientsWish, setAtClientsWish] = useState(false);
  const { dismiss } = action;
  const seen = action.seen ?? booking;
  const days = useDaysAround(booking.date, data?.today);
  const outlooks = useOutlooks();
  // Offered once it is known to be open.
  const ownClosed = isClosed(days.get(seen.date));
  const choice = useVisitChoice({ visit: seen, calendar: data, onto, anyDay, ownClosed, onChoose: dismiss });
  const { date, time, choose, giveUp, lost } = choice;
  const move = async () => {
    if (time === '') return;
    const refusal = await action.run(({ version }) =>
      call(moveBookingAsOperator, {
        params: { order: seen.order },
        body: { version, date, time, notify, ...(atClientsWish && { atClientsWish }), ...(anyDay && { anyDay }) },
      }),
    );
    if (refusal) return void giveUp(refusal.code);
    toast({ title: words.moved, description: words.movedText(seen.name, formatVisit(date, time, language)) });
    onClose();
  };
  return (
    <VisitDialog
      subtitle={`${seen.clientId}, ${seen.name}`}
      choice={choice}
      days={{
        ...{ failed: isError, onRetry: () => void refetch(), outlooks, opensAt: seen.date },
        noteOf: (day) => {
          const load = loadOf(days.get(day));
          return (
            load && (
              <span className="absolute right-[10%] bottom-[15%] font-sans text-[0.6875rem]/none font-normal text-ink-700 [[data-state=selected]>&]:text-glass-50">
                <span aria-hidden="true">{`${load.taken}/${load.crews}`}</span>
                <span className="sr-only">{`, ${words.load(load.taken, load.crews)}`}</span>
              </span>
            )
          );
        },
      }}
      anyDay={
        anyDay && (
          <DayField
            label={words.date}
            hint={words.anyDayHint}
            required
            min={data?.today}
            value={date}
            onChange={(chosen) => choose({ date: chosen })}
          />
        )
      }
      // If a day is gone the month itself says so.
      notice={action.refusal && lost === null && <RefusalNotice action={action} />}
      refused={seen.status !== 'active' && words.gone}
      moving={action.pending}
      onMove={() => void move()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {[...days.values()].some(loadOf) && <p className="admin-second">{words.loadLegend}</p>}
        <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
          {words.notify}
          <span className="admin-second">{words.notifyHint}</span>
        </Checkbox>
        <Checkbox checked={atClientsWish} onChange={(event) => setAtClientsWish(event.target.checked)}>
          {words.atClientsWish}
          <span className="admin-second">{words.atClientsWishHint}</span>
        </Checkbox>
        {mayAnyDay && (
          <Checkbox checked={anyDay} onChange={(event) => setAnyDay(event.target.checked)}>
            {words.anyDay}
          </Checkbox>
        )}
      </div>
    </VisitDialog>
  );
}
