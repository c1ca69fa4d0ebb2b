import type { ReactNode } from 'react';
import type { CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { messages as carry } from '#web/features/admin/shell/drag-and-drop/carry.messages.ts';
import { CarryContext } from '#web/features/admin/shell/drag-and-drop/carry-context.tsx';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './calendar.messages.ts';
import { carriedInWords, dayAfter, dropResult } from './drag-and-drop.ts';
import { PlateWords } from './visit-chip.tsx';

type CarryingProps = {
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** A visit was dropped on a free day. */
  onPutDown: (visit: CalendarVisit, date: IsoDate) => void;
  children: ReactNode;
};

/** Lets visits be dragged to another day. Days that accept none say why. */
export function CalendarDndContext({ days, onPutDown, children }: CarryingProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const end = (visit: CalendarVisit | undefined, over: IsoDate | null) => {
    const found = dropResult({ visit, over, days, language });
    if (found && 'stays' in found) toast({ title: words.stays, description: found.stays, tone: 'destructive' });
    else if (found && visit) onPutDown(visit, found.onto);
  };
  return (
    <CarryContext<CalendarVisit>
      next={dayAfter}
      said={(step, visit, over) => carriedInWords(step, { visit, over, days, language })}
      putBack={carry.putBack[language]}
      instructions={words.carry}
      plate={(visit) => (
        <div className="cal-plate" data-kind={serviceBadge(visit.service, language).kind} data-lifted>
          <PlateWords visit={visit} />
        </div>
      )}
      onPutDown={end}
    >
      {children}
    </CarryContext>
  );
}
