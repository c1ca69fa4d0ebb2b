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
import type { IsoDate } from '#domain/calendar/day.ts';
import { cornerFor } from './corner-for.ts';

/** Enter is left to the dragged element itself: pressed, it may offer another day. */
const keys = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** The day under the pointer; with keys, the day it is on. */
const dayUnder: CollisionDetection = (args) => (args.pointerCoordinates ? pointerWithin(args) : closestCenter(args));

export type CarryStep = 'picked-up' | 'over' | 'put-down';

type CarryProps<Visit> = {
  /** The day an arrow key moves to; null if none. */
  next: (from: IsoDate, key: string, visit: Visit) => IsoDate | null;
  /** A step's announcement for those who do not see it. */
  said: (step: CarryStep, visit: Visit | undefined, over: IsoDate | null) => string | undefined;
  putBack: string;
  instructions: string;
  /** How a dragged visit looks. */
  plate: (visit: Visit) => ReactNode;
  onPutDown: (visit: Visit | undefined, over: IsoDate | null) => void;
  children: ReactNode;
};

/** Lets visits be dragged to another day by mouse, finger or keys. Each draggable has its `visit`, each day its date as id. */
export function CarryContext<Visit extends { date: IsoDate }>({
  next,
  said,
  putBack,
  instructions,
  plate,
  onPutDown,
  children,
}: CarryProps<Visit>) {
  const [carried, setCarried] = useState<Visit | null>(null);
  const stepByDay: KeyboardCoordinateGetter = (event, { context: { over, active, droppableRects, collisionRect } }) => {
    const visit: Visit | undefined = active?.data.current?.visit;
    const to = visit && next(String(over?.id ?? visit.date), event.code, visit);
    const rect = to && droppableRects.get(to);
    if (!rect || !collisionRect) return undefined;
    event.preventDefault();
    return cornerFor(rect, collisionRect);
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: keys, coordinateGetter: stepByDay }),
  );
  const tells =
    (step: CarryStep) =>
    ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      said(step, active.data.current?.visit, step === 'picked-up' || !over ? null : String(over.id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => tells('picked-up')({ active, over: null }),
    onDragOver: tells('over'),
    onDragEnd: tells('put-down'),
    onDragCancel: () => putBack,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={({ active }) => setCarried(active.data.current?.visit ?? null)}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        onPutDown(active.data.current?.visit, over && String(over.id));
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{carried && plate(carried)}</DragOverlay>
    </DndContext>
  );
}
