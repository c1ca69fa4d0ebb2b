import type { Deps } from '#server/deps.ts';
import { stepRoutes } from '#server/modules/analytics/routes.ts';
import { areaRequestRoutes } from '#server/modules/areas/request-routes.ts';
import { areaRoutes } from '#server/modules/areas/routes.ts';
import { cancellationRoutes } from '#server/modules/bookings/cancel-routes.ts';
import { selfServiceRoutes } from '#server/modules/bookings/move-routes.ts';
import { bookingDetailsRoutes } from '#server/modules/bookings/routes.ts';
import { calendarFeedRoutes } from '#server/modules/calendar/feed-routes.ts';
import { calendarRoutes } from '#server/modules/calendar/routes.ts';
import { pricingRoutes } from '#server/modules/checkout/pricing-routes.ts';
import { checkoutRoutes } from '#server/modules/checkout/routes.ts';
import { termsRoutes } from '#server/modules/checkout/terms-routes.ts';
import { bookingFileRoutes } from '#server/modules/messages/file-routes.ts';
import { textHookRoutes } from '#server/modules/messages/routes.ts';
import { manualReviewRoutes } from '#server/modules/reviews/routes.ts';
import { invitationCodeRoutes } from '#server/modules/settings/routes.ts';
import { weatherRoutes } from '#server/modules/weather/routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { healthRoutes, type Probes } from './health.ts';
import { languageRoutes } from './language.ts';
import { type Api, refuseOtherMethods } from './route.ts';

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
