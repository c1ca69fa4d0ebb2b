import type { Deps } from '#server/deps.ts';
import { adminAccessRoutes } from '#server/modules/access/admin-routes.ts';
import { adminPeopleRoutes } from '#server/modules/access/people-routes.ts';
import { adminIntegrationRoutes } from '#server/modules/accounting/admin-routes.ts';
import { adminAttentionRoutes } from '#server/modules/alerts/admin-routes.ts';
import { areaAdminRoutes } from '#server/modules/areas/admin-routes.ts';
import { adminMoneyRoutes } from '#server/modules/bookings/admin-money-routes.ts';
import { adminBookingRoutes } from '#server/modules/bookings/admin-routes.ts';
import { adminVisitRoutes } from '#server/modules/bookings/admin-visit-routes.ts';
import { adminCalendarRoutes } from '#server/modules/calendar/admin-routes.ts';
import { adminMessageRoutes } from '#server/modules/messages/admin-routes.ts';
import { reconciliationAdminRoutes } from '#server/modules/reconciliation/admin-routes.ts';
import { adminFigureRoutes } from '#server/modules/reports/admin-routes.ts';
import { adminReviewRoutes } from '#server/modules/reviews/admin-routes.ts';
import { adminSettingsRoutes } from '#server/modules/settings/admin-routes.ts';
import { adminDataRoutes } from '#server/modules/transfer/admin-routes.ts';
import { adminWeatherRoutes } from '#server/modules/weather/admin-routes.ts';
import { adminApi } from './admin-guard.ts';
import { sendFailure } from './failures.ts';
import type { Api } from './route.ts';

/** The calls of the administration. Whatever else is asked for below its path is refused before it is read. */
export function adminRoutes(api: Api, deps: Deps): void {
  const admin = adminApi(api, deps);
  adminAccessRoutes(admin);
  adminBookingRoutes(admin, deps);
  adminIntegrationRoutes(admin, deps);
  reconciliationAdminRoutes(admin, deps);
  adminMoneyRoutes(admin, deps);
  adminPeopleRoutes(admin);
  adminFigureRoutes(admin, deps);
  adminSettingsRoutes(admin, deps);
  areaAdminRoutes(admin, deps);
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
