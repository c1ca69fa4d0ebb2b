import { useEffect, useRef, useState } from 'react';
import type { CalendarVisit } from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { type Calendar, dayState, timesOffered } from '#web/state/calendar/days.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { MonthChoice } from '#web/ui/calendar/month-choice.tsx';
import { TimeChoice } from '#web/ui/calendar/time-choice.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatShortVisit, formatVisit } from '#web/ui/when.ts';
import { messages } from './dialogs.messages.ts';
import { type NotMoved, useOperatorMove } from './use-operator-move.ts';

/** The visit's own day is free to itself: another hour of it can be chosen. */
const asOwn = (calendar: Calendar | undefined, own: IsoDate): Calendar | undefined =>
  calendar && { ...calendar, bookedDates: calendar.bookedDates.filter((date) => date !== own) };

type MoveDialogProps = {
  opened: CalendarVisit;
  /** Where it was put down. */
  onto: IsoDate | null;
  onClose: () => void;
};

/** Another day and hour for a visit, and whether its client is told. */
export function MoveDialog({ opened, onto, onClose }: MoveDialogProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError, refetch } = useCalendar();
  const { visit, send, moving, refusal, forget } = useOperatorMove(opened);
  const [wanted, setWanted] = useState({ date: onto ?? '', time: opened.time });
  const [notify, setNotify] = useState(true);
  const [lost, setLost] = useState<IsoDate | null>(null);
  const calendar = asOwn(data, visit.date);

  const isFree = calendar !== undefined && wanted.date !== '' && dayState(wanted.date, calendar) === 'available';
  const date = isFree ? wanted.date : '';
  const offered = isFree ? timesOffered(wanted.date, calendar) : [];
  const time = offered.includes(wanted.time) ? wanted.time : '';
  const same = date === visit.date && time === visit.time;
  const missing =
    (visit.status !== 'active' && words.gone) ||
    (date === '' && words.chooseDay) ||
    (time === '' && words.chooseTime) ||
    (same && words.unchanged) ||
    false;

  const move = () =>
    send(
      { date, time, notify },
      {
        onMoved: () => {
          toast({ title: words.moved, description: words.movedText(visit.name, formatVisit(date, time, language)) });
          onClose();
        },
        onRefused: ({ kind }) => {
          if (kind !== 'taken') return;
          setLost(date);
          setWanted({ date: '', time });
        },
      },
    );
  const choose = (change: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...change });
    setLost(null);
    if (refusal) forget();
  };
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) body.current?.scrollTo({ top: 0 });
  }, [refusal]);

  const before = formatShortVisit(visit.date, visit.time, language);
  const after = date !== '' && time !== '' ? formatShortVisit(date, time, language) : null;
  return (
    <Dialog
      open
      size="reading"
      className="cal-dialog"
      scrollRef={body}
      title={words.moveTitle}
      subtitle={`${visit.name}, ${visit.clientId}`}
      onClose={onClose}
      foot={
        <div aria-live="polite" className="min-w-0 flex-1">
          <DescriptionList
            layout="columns"
            className="cal-summary"
            pairs={[
              { label: words.now, value: after ? <del className="text-ink-500">{before}</del> : before },
              { label: words.after, value: after && <strong className="font-semibold">{after}</strong> },
            ]}
          />
        </div>
      }
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.leave}
          </Button>
          <Button pending={moving} pendingLabel={words.moving} unavailable={missing} onClick={move}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        {refusal && <Refused refusal={refusal} visit={visit} />}
        <div>
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            {words.notify}
          </Checkbox>
          <p className="field-note">{words.tellHint}</p>
        </div>
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
          <TimeChoice offered={offered} time={time} onChoose={(chosen) => choose({ time: chosen })} level={3} />
        )}
      </div>
    </Dialog>
  );
}

/** Why the visit stays, and how it stands now. */
function Refused({ refusal, visit }: { refusal: NotMoved; visit: CalendarVisit }) {
  const words = useMessages(messages);
  const language = useLanguage();
  // Of a day that was taken the month itself says so.
  if (refusal.kind === 'taken') return null;
  const said = {
    changed: [
      words.changed,
      visit.status === 'active' ? words.changedText(formatVisit(visit.date, visit.time, language)) : words.gone,
    ],
    unsure: [words.unsure, words.unsureText],
    other: [words.notMoved, wordsOf(refusal.failure)],
  } as const;
  const [title, text] = said[refusal.kind];
  return (
    <Notice tone="error" title={title}>
      <p>{text}</p>
    </Notice>
  );
}
