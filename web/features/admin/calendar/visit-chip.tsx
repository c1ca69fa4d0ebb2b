import { useDraggable } from '@dnd-kit/core';
import type { CalendarHold, CalendarVisit } from '#contract/admin/calendar.ts';
import { minuteMs } from '#domain/durations.ts';
import { formatTime } from '#domain/format.ts';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './calendar.messages.ts';
import { shortInstant } from './day-labels.ts';

type PlateProps = { visit: CalendarVisit; onMove: (visit: CalendarVisit) => void };

/** A visit on its day. Carried by mouse, finger or Space; pressed, it asks for another day. */
export function VisitChip({ visit, onMove }: PlateProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const active = visit.status === 'active';
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: visit.order,
    data: { visit },
    disabled: !active,
  });
  const kind = serviceBadge(visit.service, language).kind;
  if (!active) {
    return (
      <div className="cal-plate" data-kind={kind} data-over>
        <PlateWords visit={visit} />
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

/** A day that somebody keeps without having it yet, and for how long. */
export function HoldChip({ hold, now }: { hold: CalendarHold; now: number }) {
  const language = useLanguage();
  const words = useMessages(messages);
  const plain = hold.kind === 'link' ? words.linkHold : words.checkoutHold;
  const what = hold.kind === 'weather' && hold.clientId ? words.weatherHold(hold.clientId) : plain;
  return (
    <div className="cal-plate" data-kind="hold">
      <b>{formatTime(hold.time, language)}</b>
      <span>{what}</span>
      <small>
        <time dateTime={hold.expiresAt}>{useTimeLeft(hold.expiresAt, now)}</time>
      </small>
    </div>
  );
}

/** Minutes while they can be counted on two hands or so, else the hour that ends it. */
function useTimeLeft(expiresAt: string, now: number): string {
  const language = useLanguage();
  const words = useMessages(messages);
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return words.timeUp;
  return left <= 60 * minuteMs
    ? words.left(Math.ceil(left / minuteMs))
    : words.until(shortInstant(expiresAt, language));
}
