import { useDraggable } from '@dnd-kit/core';
import type { CalendarDay, CalendarHold, CalendarVisit } from '#contract/admin/calendar.ts';
import { formatTime } from '#domain/format.ts';
import { messages as crewWords } from '#web/features/admin/shell/crews/crews.messages.ts';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './calendar.messages.ts';
import { holdInWords, timeLeftInWords } from './holds.ts';

type PlateProps = { visit: CalendarDay['visits'][number]; crews: number; onMove: (visit: CalendarVisit) => void };

/** A visit on its day. Dragged by mouse, finger or Space; pressed, it offers another day. */
export function VisitChip({ visit, crews, onMove }: PlateProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const { crew } = useMessages(crewWords);
  const active = visit.status === 'active';
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: visit.order,
    data: { visit },
    disabled: !active,
  });
  const kind = serviceBadge(visit.service, language).kind;
  const byCrew = crews > 1 && visit.crew !== null && <small>{crew(visit.crew)}</small>;
  if (!active) {
    return (
      <div className="cal-plate" data-kind={kind} data-over>
        <PlateWords visit={visit} />
        {byCrew}
        <small>{visit.status === 'no-show' ? words.noShow : words.done}</small>
      </div>
    );
  }
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="cal-plate"
      data-kind={kind}
      data-carried={isDragging || undefined}
      data-order={visit.order}
      aria-describedby={attributes['aria-describedby']}
      onClick={() => onMove(visit)}
      {...listeners}
    >
      <PlateWords visit={visit} />
      {byCrew}
      <span className="cal-plate-move">{words.move}</span>
    </button>
  );
}

export function PlateWords({ visit }: { visit: CalendarVisit }) {
  const language = useLanguage();
  return (
    <>
      <b>{formatTime(visit.time, language)}</b>
      <span>{visit.name}</span>
      <small>{serviceBadge(visit.service, language).label}</small>
    </>
  );
}

/** A day that is held but not booked yet, and for how long. */
export function HoldChip({ hold, now }: { hold: CalendarHold; now: number }) {
  const language = useLanguage();
  return (
    <div className="cal-plate" data-kind="hold">
      <b>{formatTime(hold.time, language)}</b>
      <span>{holdInWords(hold, language)}</span>
      <small>
        <time dateTime={hold.expiresAt}>{timeLeftInWords(hold.expiresAt, now, language)}</time>
      </small>
    </div>
  );
}
