import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { CalendarDay, CalendarVisit } from '#contract/admin/calendar.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Language } from '#domain/language.ts';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './calendar.messages.ts';
import { amid, carriedInWords, dayAfter, putDown } from './carrying.ts';
import { PlateWords } from './visit-chip.tsx';

/** Enter is left to the plate itself: pressed, it asks for another day. */
const keys = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** Arrow keys carry from day to day, as far as days are shown. */
const stepByDay: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect } }) => {
  const from = over?.id ?? active?.data.current?.visit.date;
  const next = dayAfter(String(from), event.code);
  const rect = next && droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  event.preventDefault();
  return amid(rect, collisionRect);
};

/** The day under the pointer; carried by keys, the day that it lies on. */
const dayUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCenter(args));

type CarryingProps = {
  days: ReadonlyMap<IsoDate, CalendarDay>;
  /** A visit was put down on a free day. */
  onPutDown: (visit: CalendarVisit, date: IsoDate) => void;
  children: ReactNode;
};

/** Lets visits be carried to another day by mouse, finger or keys. Days that take none say why. */
export function CalendarDndContext({ days, onPutDown, children }: CarryingProps) {
  const language = useLanguage();
  const words = useMessages(messages);
  const [carried, setCarried] = useState<CalendarVisit | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: keys, coordinateGetter: stepByDay }),
  );

  const end = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const visit: CalendarVisit | undefined = active.data.current?.visit;
    const found = putDown({ visit, over: over && String(over.id), days, language });
    if (found && 'stays' in found) toast({ title: words.stays, description: found.stays, tone: 'destructive' });
    else if (found && visit) onPutDown(visit, found.onto);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnder}
      accessibility={{
        announcements: announcementsIn(days, language),
        screenReaderInstructions: { draggable: words.carry },
      }}
      onDragStart={({ active }) => setCarried(active.data.current?.visit ?? null)}
      onDragCancel={() => setCarried(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && (
          <div className="cal-plate" data-kind={serviceBadge(carried.service, language).kind} data-lifted>
            <PlateWords visit={carried} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** What is said to whoever does not see the visit being carried. */
function announcementsIn(days: ReadonlyMap<IsoDate, CalendarDay>, language: Language): Announcements {
  const said =
    (step: Parameters<typeof carriedInWords>[0]) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      carriedInWords(step, { visit: active.data.current?.visit, over: over && String(over.id), days, language });
  return {
    onDragStart: ({ active }) => said('picked-up')({ active, over: null }),
    onDragOver: said('over'),
    onDragEnd: said('put-down'),
    onDragCancel: () => messages[language].putBack,
  };
}
