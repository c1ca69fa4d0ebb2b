import { sendFailure } from '#server/app/failures.ts';
import type { Api } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { adminAccessRoutes } from './admin-access.ts';
import { adminAttentionRoutes } from './admin-attention.ts';
import { adminBookingRoutes } from './admin-bookings.ts';
import { adminCalendarRoutes } from './admin-calendar.ts';
import { adminDataRoutes } from './admin-data.ts';
import { adminFigureRoutes } from './admin-figures.ts';
import { adminApi } from './admin-guard.ts';
import { adminIntegrationRoutes } from './admin-integration.ts';
import { adminMoneyRoutes } from './admin-money.ts';
import { adminMessageRoutes } from './admin-outgoing.ts';
import { adminPeopleRoutes } from './admin-people.ts';
import { adminReviewRoutes } from './admin-reviews.ts';
import { adminSettingsRoutes } from './admin-settings.ts';
import { adminVisitRoutes } from './admin-visit.ts';
import { adminWeatherRoutes } from './admin-weather.ts';

/** The calls of the administration. Whatever else is asked for below its path is refused before it is read. */
export function adminRoutes(api: Api, deps: Deps): void {
  const admin = adminApi(api, deps);
  adminAccessRoutes(admin);
  adminBookingRoutes(admin, deps);
  adminIntegrationRoutes(admin, deps);
  adminMoneyRoutes(admin, deps);
  adminPeopleRoutes(admin);
  adminFigureRoutes(admin, deps);
  adminSettingsRoutes(admin, deps);
  adminReviewRoutes(admin, deps);
  adminAttentionRoutes(admin, deps);
  adminCalendarRoutes(admin, deps);
  adminVisitRoutes(admin, deps);
  adminDataRoutes(admin, deps);
  adminMessageRoutes(admin, deps);
  adminWeatherRoutes(admin, deps);
  for (const url of ['/api/admin', '/api/admin/*']) {
    api.app.all(url, {
      onRequest: admin.guard,
      handler: async (_request, reply) => sendFailure(reply, 'NOT_FOUND'),
    });
  }
}
