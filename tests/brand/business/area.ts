import type { AppointmentTime } from '#domain/calendar/schedule.ts';
/** The forward sortation areas that are served: the middle of Ottawa. */
export const servedAreas: ReadonlySet<string> = new Set([
  'K1L',
  'K1M',
  'K1N',
  'K1P',
  'K1R',
  'K1S',
  'K1Y',
  'K2A',
  'K2P',
]);

/** The initially blocked area; the operator may add others. */
export const blockedAreas: ReadonlySet<string> = new Set(['K1Z']);

/** When announcements of newly served areas are sent. */
export const announceAt: AppointmentTime = '8:00 AM';
