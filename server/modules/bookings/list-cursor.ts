import { isDay } from '#domain/calendar/day.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingsOrder, Cursor } from './queries/list.ts';

type Place = Pick<Booking, 'id' | 'createdAt'> & Partial<Pick<Booking, 'appointmentDate'>>;

export const cursorOf = (order: BookingsOrder, { createdAt, appointmentDate, id }: Place): string =>
  Buffer.from(`${order === 'newest' ? createdAt.toISOString() : appointmentDate} ${id}`).toString('base64url');

export function readCursor(order: BookingsOrder, cursor: string): Cursor | null {
  const [, at = '', id = ''] = /^(\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const fits = order === 'newest' ? !Number.isNaN(new Date(at).getTime()) && at.includes('T') : isDay(at);
  return id !== '' && fits ? { at, id } : null;
}
