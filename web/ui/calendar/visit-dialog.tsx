import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '../description-list.tsx';
import { Button } from '../form/button.tsx';
import { Dialog, type DialogProps } from '../overlay/dialog.tsx';
import { useReveal } from '../use-reveal.ts';
import { formatShortVisit } from '../when.ts';
import { belowMonth } from './demand-notice.tsx';
import { messages } from './messages.ts';
import { MonthChoice, type MonthChoiceProps } from './month-choice.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { VisitChoice } from './use-visit-choice.ts';

type VisitDialogProps = Pick<DialogProps, 'subtitle' | 'onClose' | 'children'> & {
  choice: VisitChoice;
  days: Pick<MonthChoiceProps, 'failed' | 'onRetry' | 'outlooks' | 'nearbyDays' | 'opensAt' | 'noteOf'>;
  anyDay?: ReactNode;
  notice: ReactNode;
  refused?: string | false;
  moving: boolean;
  onMove: () => void;
};

/** The dialog that moves a visit: the days, the times, and when it is and will be. What else is asked comes below. */
export function VisitDialog(props: VisitDialogProps) {
  const { choice, days, anyDay, notice, refused = false, moving, onMove, onClose, subtitle, children } = props;
  const words = useMessages(messages);
  const { date, time, times, offered, calendar, lost, choose } = choice;
  // Why the visit was not moved is shown at the top.
  const body = useRef<HTMLDivElement>(null);
  const isRefused = Boolean(notice) || lost !== null;
  useEffect(() => {
    if (isRefused) body.current?.scrollTo({ top: 0 });
  }, [isRefused]);
  const timePart = useReveal<HTMLDivElement>(date !== '', calendar !== undefined);
  return (
    <Dialog
      open
      size="reading"
      scrollRef={body}
      title={words.move}
      subtitle={subtitle}
      onClose={onClose}
      foot={<Summary choice={choice} />}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button pending={moving} pendingLabel={words.moving} unavailable={refused || choice.missing} onClick={onMove}>
            {words.move}
          </Button>
        </>
      }
    >
      <div className="grid gap-9">
        {notice}
        {anyDay || (
          <MonthChoice
            calendar={calendar}
            {...days}
            date={date}
            lost={lost}
            below={belowMonth}
            onSelect={(chosen) => choose({ date: chosen })}
            level={3}
          />
        )}
        {date !== '' && (
          <div ref={timePart} className="scroll-mb-8">
            <TimeChoice
              times={times}
              offered={offered}
              time={time}
              onChoose={(chosen) => choose({ time: chosen })}
              level={3}
            />
          </div>
        )}
        {children}
      </div>
    </Dialog>
  );
}

function Summary({ choice: { visit, date, time } }: { choice: VisitChoice }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const before = formatShortVisit(visit.date, visit.time, language);
  const after = date !== '' && time !== '' ? formatShortVisit(date, time, language) : null;
  return (
    <div aria-live="polite" className="min-w-60 flex-1">
      <DescriptionList
        layout="columns"
        className="text-[0.9375rem] [&>div]:grid-cols-[5.75rem_minmax(0,1fr)]"
        pairs={[
          { label: words.now, value: after ? <del className="text-ink-500">{before}</del> : before },
          { label: words.after, value: after && <strong className="font-semibold">{after}</strong> },
        ]}
      />
    </div>
  );
}
