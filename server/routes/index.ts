import { type Api, refuseOtherMethods } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { adminRoutes } from './admin.ts';
import { areaRoutes } from './area.ts';
import { areaRequestRoutes } from './area-requests.ts';
import { bookingDetailsRoutes } from './booking-details.ts';
import { bookingFileRoutes } from './booking-files.ts';
import { calendarRoutes } from './calendar.ts';
import { calendarFeedRoutes } from './calendar-feed.ts';
import { cancellationRoutes } from './cancellation.ts';
import { checkoutRoutes } from './checkout.ts';
import { healthRoutes, type Probes } from './health.ts';
import { invitationCodeRoutes } from './invitation-code.ts';
import { languageRoutes } from './language.ts';
import { manualReviewRoutes } from './manual-review.ts';
import { pricingRoutes } from './pricing.ts';
import { selfServiceRoutes } from './self-service.ts';
import { stepRoutes } from './step.ts';
import { termsRoutes } from './terms.ts';
import { textHookRoutes } from './text-hooks.ts';
import { weatherRoutes } from './weather.ts';

/** Every call of the site. */
export function allRoutes(api: Api, deps: Deps, probes: Probes): void {
  areaRoutes(api, deps);
  areaRequestRoutes(api, deps);
  manualReviewRoutes(api, deps);
  calendarRoutes(api, deps);
  pricingRoutes(api, deps);
  invitationCodeRoutes(api, deps);
  termsRoutes(api, deps);
  checkoutRoutes(api, deps, stepRoutes(api, deps));
  bookingDetailsRoutes(api, deps);
  bookingFileRoutes(api, deps);
  selfServiceRoutes(api, deps);
  cancellationRoutes(api, deps);
  weatherRoutes(api, deps);
  languageRoutes(api);
  refuseOtherMethods(api);
  adminRoutes(api, deps);
  healthRoutes(api, probes);
  textHookRoutes(api.app, deps);
  calendarFeedRoutes(api, deps);
}
