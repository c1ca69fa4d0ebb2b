import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { codeOf, isUnanswered, wordsOf } from '#web/client/failure.ts';
import { useCalendar } from '#web/client/use-calendar.ts';
import { useNearbyDays } from '#web/client/use-nearby-days.ts';
import { useOutlooks } from '#web/client/use-outlooks.ts';
import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { useVisitChoice } from '#web/ui/calendar/use-visit-choice.ts';
import { isLost } from '#web/ui/calendar/visit-choice.ts';
import { VisitDialog } from '#web/ui/calendar/visit-dialog.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Booking } from '../use-booking.ts';
import { messages } from './move.messages.ts';
import { useMove } from './use-move.ts';
import { type Secret, useChanges } from './use-visit.ts';
import { withinLimits } from './within-limits.ts';

function NotMoved({ failure }: { failure: Error }) {
  const words = useMessages(messages);
  const { phone, displayPhone } = useContact();
  const unsure = isUnanswered(failure);
  return (
    <Notice tone="error" title={unsure ? words.unsure : words.notMoved}>
      {unsure && <p>{words.unsureText}</p>}
      <p>{wordsOf(failure) || (!unsure && words.notMovedText)}</p>
      <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
    </Notice>
  );
}

export type MoveDialogProps = Secret & { booking: Booking; onClose: () => void };

export function MoveDialog({ order, secret, booking, onClose }: MoveDialogProps) {
  const { data: all, isError, refetch } = useCalendar();
  const { data: changes } = useChanges({ order, secret });
  const data = all && changes ? withinLimits(all, changes) : all;
  const outlooks = useOutlooks();
  // The crew of this visit itself is no reason to choose its day.
  const nearbyDays = useNearbyDays(forwardSortationArea(booking.postalCode))?.filter(
    (day) => day !== booking.appointmentDate,
  );
  const { send, moving, failure, forget } = useMove({ order, secret }, onClose);
  const visit = { date: booking.appointmentDate, time: booking.appointmentTime };
  const { unchanged } = useMessages(messages);
  const tooLate = failure && codeOf(failure) === 'MOVE_TOO_LATE' && wordsOf(failure);
  const choice = useVisitChoice({ visit, calendar: data, unchanged, ...(!tooLate && { onChoose: forget }) });
  const { date, time, giveUp } = choice;
  const move = () =>
    time !== '' &&
    send({ date, time }, (refusal) => {
      if (giveUp(codeOf(refusal))) void refetch();
    });
  return (
    <VisitDialog
      choice={choice}
      days={{ failed: isError, onRetry: () => void refetch(), outlooks, nearbyDays }}
      notice={failure && !isLost(codeOf(failure)) && <NotMoved failure={failure} />}
      refused={tooLate || false}
      moving={moving}
      onMove={move}
      onClose={onClose}
    />
  );
}
