import type { Deps } from '#server/deps.ts';
import { accountantAdminRoutes } from '#server/modules/accountant/admin-routes.ts';
import { accountingAdminRoutes } from '#server/modules/accounting/admin-routes.ts';
import { sourceAdminRoutes } from '#server/modules/analytics/admin-routes.ts';
import { areaAdminRoutes } from '#server/modules/areas/admin-routes.ts';
import { auditAdminRoutes } from '#server/modules/audit/admin-routes.ts';
import { accessAdminRoutes } from '#server/modules/auth/admin-routes.ts';
import { bookingAdminRoutes } from '#server/modules/bookings/admin-routes.ts';
import { calendarAdminRoutes } from '#server/modules/calendar/admin-routes.ts';
import { scheduleAdminRoutes } from '#server/modules/calendar/schedule/admin-routes.ts';
import { checkoutAdminRoutes } from '#server/modules/checkout/admin-routes.ts';
import { clientAdminRoutes } from '#server/modules/clients/admin-routes.ts';
import { companiesAdminRoutes } from '#server/modules/companies/admin-routes.ts';
import { consentAdminRoutes } from '#server/modules/consents/admin-routes.ts';
import { crewRoutes } from '#server/modules/crew/admin-routes.ts';
import { decisionAdminRoutes } from '#server/modules/decisions/admin-routes.ts';
import { deskAdminRoutes } from '#server/modules/desk/admin-routes.ts';
import { doctorAdminRoutes } from '#server/modules/doctor/admin-routes.ts';
import { messageAdminRoutes } from '#server/modules/messages/admin-routes.ts';
import { photoAdminRoutes } from '#server/modules/photos/admin-routes.ts';
import { planningRoutes } from '#server/modules/planning/admin-routes.ts';
import { pricingAdminRoutes } from '#server/modules/pricing/admin-routes.ts';
import { proofAdminRoutes } from '#server/modules/proofs/admin-routes.ts';
import { quoteAdminRoutes } from '#server/modules/quotes/admin-routes.ts';
import { reconciliationAdminRoutes } from '#server/modules/reconciliation/admin-routes.ts';
import { refundAdminRoutes } from '#server/modules/refunds/admin-routes.ts';
import { reportAdminRoutes } from '#server/modules/reports/admin-routes.ts';
import { retentionAdminRoutes } from '#server/modules/retention/admin-routes.ts';
import { reviewAdminRoutes } from '#server/modules/reviews/admin-routes.ts';
import { savedCardAdminRoutes } from '#server/modules/saved-cards/routes.ts';
import { settingsAdminRoutes } from '#server/modules/settings/admin-routes.ts';
import { textAdminRoutes } from '#server/modules/texts/admin-routes.ts';
import { transferAdminRoutes } from '#server/modules/transfer/admin-routes.ts';
import { waitingAdminRoutes } from '#server/modules/waiting/admin-routes.ts';
import { weatherAdminRoutes } from '#server/modules/weather/admin-routes.ts';
import { webhookAdminRoutes } from '#server/modules/webhooks/admin-routes.ts';
import { adminApi } from './admin-guard.ts';
import { sendFailure } from './failures.ts';
import type { Api } from './route.ts';

/** The calls of the administration. Anything else under its path is rejected before it is read. */
export function adminRoutes(api: Api, deps: Deps): void {
  const admin = adminApi(api, deps);
  accessAdminRoutes(admin);
  auditAdminRoutes(admin, deps);
  bookingAdminRoutes(admin, deps);
  savedCardAdminRoutes(admin, deps);
  deskAdminRoutes(admin, deps);
  clientAdminRoutes(admin, deps);
  consentAdminRoutes(admin, deps);
  crewRoutes(admin, deps);
  photoAdminRoutes(admin, deps);
  checkoutAdminRoutes(admin, deps);
  refundAdminRoutes(admin, deps);
  accountingAdminRoutes(admin, deps);
  reconciliationAdminRoutes(admin, deps);
  doctorAdminRoutes(admin, deps);
  reportAdminRoutes(admin, deps);
  accountantAdminRoutes(admin, deps);
  settingsAdminRoutes(admin, deps);
  proofAdminRoutes(admin, deps);
  pricingAdminRoutes(admin, deps);
  areaAdminRoutes(admin, deps);
  waitingAdminRoutes(admin, deps);
  reviewAdminRoutes(admin, deps);
  quoteAdminRoutes(admin, deps);
  decisionAdminRoutes(admin, deps);
  calendarAdminRoutes(admin, deps);
  scheduleAdminRoutes(admin, deps);
  companiesAdminRoutes(admin, deps);
  sourceAdminRoutes(admin, deps);
  textAdminRoutes(admin, deps);
  transferAdminRoutes(admin, deps);
  retentionAdminRoutes(admin, deps);
  messageAdminRoutes(admin, deps);
  weatherAdminRoutes(admin, deps);
  planningRoutes(admin, deps);
  webhookAdminRoutes(admin, deps);
  for (const url of ['/api/admin', '/api/admin/*']) {
    api.app.all(url, {
      ...admin.officeOnly,
      handler: async (_request, reply) => sendFailure(reply, 'NOT_FOUND'),
    });
  }
}
