import { rememberLanguage } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import { stepRoutes } from '#server/modules/analytics/routes.ts';
import { areaRoutes } from '#server/modules/areas/routes.ts';
import { bookingRoutes } from '#server/modules/bookings/routes.ts';
import { calendarFeedRoutes, calendarRoutes } from '#server/modules/calendar/routes.ts';
import { checkoutRoutes } from '#server/modules/checkout/routes.ts';
import { consentRoutes, oneClickRoutes } from '#server/modules/consents/routes.ts';
import { bookingFileRoutes, shareRoutes, textHookRoutes } from '#server/modules/messages/routes.ts';
import { offerRoutes } from '#server/modules/offers/routes.ts';
import { photoRoutes } from '#server/modules/photos/routes.ts';
import { priceLetterRoutes } from '#server/modules/price-letters/routes.ts';
import { quoteRoutes } from '#server/modules/quotes/routes.ts';
import { manualReviewRoutes } from '#server/modules/reviews/routes.ts';
import { savedCardRoutes } from '#server/modules/saved-cards/routes.ts';
import { invitationCodeRoutes } from '#server/modules/settings/routes.ts';
import { termsRoutes } from '#server/modules/terms/routes.ts';
import { waitingRoutes } from '#server/modules/waiting/routes.ts';
import { weatherRoutes } from '#server/modules/weather/routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { healthRoutes, type Probes } from './health.ts';
import { type Api, refuseOtherMethods, route } from './route.ts';

function languageRoutes(api: Api): void {
  route(api, rememberLanguage, ({ body, reply }) => {
    api.cookies.chooseLanguage(reply, body.language);
    return null;
  });
}

export function allRoutes(api: Api, deps: Deps, probes: Probes): void {
  areaRoutes(api, deps);
  waitingRoutes(api, deps);
  manualReviewRoutes(api, deps);
  quoteRoutes(api, deps);
  priceLetterRoutes(api, deps);
  calendarRoutes(api, deps);
  invitationCodeRoutes(api, deps);
  stepRoutes(api, deps);
  termsRoutes(api, deps);
  checkoutRoutes(api, deps);
  bookingRoutes(api, deps);
  bookingFileRoutes(api, deps);
  shareRoutes(api, deps);
  weatherRoutes(api, deps);
  consentRoutes(api, deps);
  offerRoutes(api, deps);
  photoRoutes(api, deps);
  savedCardRoutes(api, deps);
  languageRoutes(api);
  refuseOtherMethods(api);
  adminRoutes(api, deps);
  healthRoutes(api, probes);
  textHookRoutes(api.app, deps);
  oneClickRoutes(api, deps);
  calendarFeedRoutes(api, deps);
}
