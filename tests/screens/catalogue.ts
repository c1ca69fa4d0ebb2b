import { aboutScreens } from './catalogue/about.ts';
import { adminAttentionScreens } from './catalogue/admin/alerts.ts';
import { adminAreasScreens } from './catalogue/admin/areas.ts';
import { adminClientScreens } from './catalogue/admin/clients.ts';
import { adminCompaniesScreens } from './catalogue/admin/companies.ts';
import { crewScreens } from './catalogue/admin/crew.ts';
import { adminDayScreens } from './catalogue/admin/days.ts';
import { adminMonthScreens } from './catalogue/admin/month.ts';
import { adminNewBookingScreens } from './catalogue/admin/new-booking.ts';
import { adminPriceScreens } from './catalogue/admin/prices.ts';
import { adminRouteSheetScreens } from './catalogue/admin/route-sheet.ts';
import { adminScheduleScreens } from './catalogue/admin/schedule.ts';
import { adminTextScreens } from './catalogue/admin/texts.ts';
import { adminWebhooksScreens } from './catalogue/admin/webhooks.ts';
import { adminScreens } from './catalogue/admin.ts';
import { adminAccessScreens } from './catalogue/admin-access.ts';
import { adminAuditScreens } from './catalogue/admin-audit.ts';
import { deskScreens } from './catalogue/admin-bookings.ts';
import { adminCalendarScreens } from './catalogue/admin-calendar.ts';
import { adminIntegrationScreens } from './catalogue/admin-integration.ts';
import { adminMessageScreens } from './catalogue/admin-messages.ts';
import { adminMoneyScreens } from './catalogue/admin-money.ts';
import { adminFigureScreens } from './catalogue/admin-reports.ts';
import { adminReviewScreens } from './catalogue/admin-reviews.ts';
import { adminSettingsScreens } from './catalogue/admin-settings.ts';
import { adminDataScreens } from './catalogue/admin-transfer.ts';
import { adminWeatherScreens } from './catalogue/admin-weather.ts';
import { afterScreens } from './catalogue/after.ts';
import { appointmentScreens } from './catalogue/appointment.ts';
import { areaScreens } from './catalogue/area-requests.ts';
import { cancellationScreens } from './catalogue/cancellation.ts';
import { funnelScreens } from './catalogue/funnel.ts';
import { mailScreens } from './catalogue/mails.ts';
import { paymentScreens } from './catalogue/payment.ts';
import { chargeScreens } from './catalogue/payment-link/charges.ts';
import { paymentLinkScreens } from './catalogue/payment-link/screens.ts';
import { adminQuoteScreens, quoteScreens } from './catalogue/quotes/screens.ts';
import { certificateScreens, doneScreens, visitScreens } from './catalogue/visit.ts';
import { waitingListScreens } from './catalogue/waiting-list.ts';
import { weatherScreens } from './catalogue/weather.ts';
import type { Screen } from './screen.ts';

/** Every screen of a customer in every state, in the order of the journey; then the operator's. */
export const catalogue: readonly Screen[] = [
  ...funnelScreens,
  ...appointmentScreens,
  ...paymentScreens,
  ...paymentLinkScreens,
  ...quoteScreens,
  ...chargeScreens,
  ...afterScreens,
  ...visitScreens,
  ...doneScreens,
  ...certificateScreens,
  ...cancellationScreens,
  ...weatherScreens,
  ...waitingListScreens,
  ...areaScreens,
  ...aboutScreens,
  ...mailScreens,
  ...adminScreens,
  ...adminAccessScreens,
  ...adminMessageScreens,
  ...adminWeatherScreens,
  ...adminDayScreens,
  ...adminMonthScreens,
  ...adminIntegrationScreens,
  ...adminMoneyScreens,
  ...adminFigureScreens,
  ...adminSettingsScreens,
  ...adminPriceScreens,
  ...adminScheduleScreens,
  ...adminAreasScreens,
  ...adminCompaniesScreens,
  ...adminWebhooksScreens,
  ...adminTextScreens,
  ...adminCalendarScreens,
  ...adminReviewScreens,
  ...adminAttentionScreens,
  ...deskScreens,
  ...adminRouteSheetScreens,
  ...crewScreens,
  ...adminNewBookingScreens,
  ...adminQuoteScreens,
  ...adminClientScreens,
  ...adminDataScreens,
  ...adminAuditScreens,
];
