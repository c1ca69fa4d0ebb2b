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
import { formatLongDate } from '#domain/format.ts';
import { serviceBadge } from '#web/features/admin/shell/labels.ts';
import { dayAfterKey } from '#web/state/calendar/month.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './calendar.messages.ts';
import { refusalOf, visitInWords } from './day-labels.ts';
import { PlateWords } from './visit-chip.tsx';

/** Enter is left to the plate itself: pressed, it asks for another day. */
const keys = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};
const endless = { first: '1970-01', last: '9998-12' };

/** Arrow keys carry from day to day, as far as days are shown. */
const stepByDay: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect } }) => {
  const from = over?.id ?? active?.data.current?.visit.date;
  const next = dayAfterKey(String(from), event.code, endless);
  const rect = next && droppableRects.get(next);
  if (!rect || !collisionRect) return undefined;
  event.preventDefault();
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
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

  const putDown = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const visit: CalendarVisit | undefined = active.data.current?.visit;
    const date = over && String(over.id);
    if (!visit || !date || date === visit.date) return;
    const refusal = refusalOf(days.get(date), visit, language);
    if (refusal) {
      const description = words.staysWhy(formatLongDate(date, language), refusal);
      toast({ title: words.stays, description, tone: 'destructive' });
    } else onPutDown(visit, date);
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
      onDragEnd={putDown}
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
function announcementsIn(days: ReadonlyMap<IsoDate, CalendarDay>, language: 'en' | 'fr'): Announcements {
  const words = messages[language];
  const on = (id: string | number) => formatLongDate(String(id), language);
  return {
    onDragStart: ({ active }) => {
      const visit: CalendarVisit | undefined = active.data.current?.visit;
      return visit && words.pickedUp(visitInWords(visit, language));
    },
    onDragOver: ({ active, over }) => {
      const visit: CalendarVisit | undefined = active.data.current?.visit;
      if (!visit || !over) return undefined;
      if (over.id === visit.date) return words.overOwn(on(over.id));
      const refusal = refusalOf(days.get(String(over.id)), visit, language);
      return refusal ? words.overRefused(on(over.id), refusal) : words.over(on(over.id));
    },
    onDragEnd: ({ active, over }) => {
      const visit: CalendarVisit | undefined = active.data.current?.visit;
      const stays = !visit || !over || over.id === visit.date || refusalOf(days.get(String(over.id)), visit, language);
      return stays || !over ? words.putBack : words.putDown(on(over.id));
    },
    onDragCancel: () => words.putBack,
  };
}
