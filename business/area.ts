import type { AppointmentTime } from '#domain/calendar/schedule.ts';
/** The forward sortation areas served (specification, section 5). */
export const servedAreas: ReadonlySet<string> = new Set([
  'H3V',
  'H3Y',
  'H3Z',
  'H2V',
  'H3P',
  'H3R',
  'H3S',
  'H4P',
  'H4T',
  'H3T',
  'H3X',
  'H4V',
  'H4W',
  'H4X',
  'H9X',
  'H3G',
  'H2T',
  'H2Y',
  'H2Z',
  'H3A',
  'H3B',
  'H2W',
  'H8R',
]);

/** The area blocked at launch; the operator can add others. */
export const blockedAreas: ReadonlySet<string> = new Set(['H4C']);

/** When announcements of newly served areas are sent. */
export const announceAt: AppointmentTime = '9:00 AM';
