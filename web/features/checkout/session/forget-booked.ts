import { resetDraft } from '#web/state/draft.ts';
import { forgetRefreshKey } from '#web/state/refresh-key.ts';
import { forgetSession } from './tab-session.ts';
import { publishBooked } from './tabs.ts';

/** What was booked needs neither draft nor details any more; the guard of the funnel does not watch a page that pays. */
export function forgetBooked(order: string): void {
  forgetSession();
  forgetRefreshKey();
  publishBooked(order);
  resetDraft();
}
