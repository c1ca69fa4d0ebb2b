import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { moveWays } from '#domain/planning/day-move.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

/** One visit of a moved day: before, after, and what is needed to undo the move. */
export type MovedVisit = {
  bookingId: string;
  from: { date: string; time: AppointmentTime };
  to: { date: string; time: AppointmentTime };
  /** The proposal to its client; otherwise it was moved directly, resulting in this version, and its old day stays held. */
  notificationId: number | null;
  holdId: number | null;
  version: number;
  promise: { refundUntil: string | null; moveUntil: string | null; lostRefundHours: number | null };
};

/** Days whose visits an operator moved, or proposed to move, in one action. It can be undone while its messages wait. */
export const dayMoves = pgTable(
  'day_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    way: oneOf(moveWays).notNull(),
    administratorId: text().notNull(),
    visits: jsonb().$type<MovedVisit[]>().notNull(),
    createdAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (table) => [index('day_moves_created').on(table.createdAt), check('day_moves_way', isIn('way', moveWays))],
);
