import { createElement } from 'react';
import { lazy, type Section, type SectionProps } from '#web/features/admin/shell/section/section.ts';

/** The sections of the administration in the order of the rail; each loads its code when it is opened. */
export const sections: readonly Section[] = [
  {
    id: 'bookings',
    group: 'visits',
    path: '/admin',
    // Decisions, alerts and the next visits are above the list of bookings.
    Screen: lazy(async () => {
      const [{ Dashboard }, { Decisions }, { Alerts }, { RouteSheet }] = await Promise.all([
        import('#web/features/admin/bookings/dashboard.tsx'),
        import('#web/features/admin/decisions/decisions.tsx'),
        import('#web/features/admin/alerts/alerts.tsx'),
        import('#web/features/admin/route-sheet/route-sheet.tsx'),
      ]);
      return {
        default: (props: SectionProps) =>
          createElement(Dashboard, {
            ...props,
            decisions: createElement(Decisions, { operator: props.operator }),
            alerts: createElement(Alerts),
            routeSheet: createElement(RouteSheet),
          }),
      };
    }),
  },
  {
    id: 'new-booking',
    group: 'visits',
    path: '/admin/new-booking',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/new-booking/new-booking.tsx')).NewBooking,
    })),
  },
  {
    id: 'clients',
    group: 'visits',
    path: '/admin/clients',
    // What may be done about a booking is at the foot of its client's record too.
    Screen: lazy(async () => {
      const [{ Clients }, { CallActions }] = await Promise.all([
        import('#web/features/admin/clients/clients.tsx'),
        import('#web/features/admin/bookings/dashboard.tsx'),
      ]);
      return {
        default: ({ operator }: SectionProps) =>
          createElement(Clients, {
            actionsOf: (orderNo: string) => createElement(CallActions, { key: orderNo, orderNo, operator }),
          }),
      };
    }),
  },
  {
    id: 'calendar',
    group: 'visits',
    path: '/admin/calendar',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/calendar/calendar-screen.tsx')).CalendarScreen,
    })),
  },
  {
    id: 'reviews',
    group: 'visits',
    path: '/admin/reviews',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/reviews/reviews-page.tsx')).ReviewsPage })),
  },
  {
    id: 'quotes',
    group: 'visits',
    within: 'reviews',
    path: '/admin/quotes',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/quotes/quotes.tsx')).Quotes })),
  },
  {
    id: 'waiting-list',
    group: 'visits',
    path: '/admin/waiting-list',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/waiting-list/waiting-list.tsx')).WaitingList,
    })),
  },
  {
    id: 'weather',
    group: 'visits',
    path: '/admin/weather',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/weather/weather.tsx')).Weather })),
  },
  {
    id: 'messages',
    group: 'money',
    path: '/admin/messages',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/messages/messages.tsx')).Messages })),
  },
  {
    id: 'figures',
    group: 'money',
    path: '/admin/figures',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/figures/reports.tsx')).Reports })),
    action: 'reports',
  },
  {
    id: 'month',
    group: 'money',
    path: '/admin/month',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/month/month.tsx')).Month })),
    action: 'reports',
  },
  {
    id: 'integration',
    group: 'money',
    path: '/admin/integration',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/integration/integration.tsx')).Integration,
    })),
    action: 'accounting',
  },
  {
    id: 'settings',
    group: 'business',
    path: '/admin/settings',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/settings/settings.tsx')).SettingsSection,
    })),
    action: 'settings',
  },
  {
    id: 'prices',
    group: 'business',
    path: '/admin/prices',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/prices/prices.tsx')).Prices })),
    action: 'prices',
  },
  {
    id: 'schedule',
    group: 'business',
    path: '/admin/schedule',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/schedule/schedule.tsx')).ScheduleSection,
    })),
    action: 'schedule',
  },
  {
    id: 'areas',
    group: 'business',
    path: '/admin/areas',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/areas/areas.tsx')).Areas })),
    action: 'areas',
  },
  {
    id: 'companies',
    group: 'business',
    path: '/admin/companies',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/companies/companies.tsx')).Companies })),
    action: 'companies',
  },
  {
    id: 'letter',
    group: 'business',
    path: '/admin/letter',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/texts/texts.tsx')).Letter })),
    action: 'texts',
  },
  {
    id: 'questions',
    group: 'business',
    path: '/admin/questions',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/texts/texts.tsx')).Questions })),
    action: 'texts',
  },
  {
    id: 'terms',
    group: 'business',
    path: '/admin/terms',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/texts/texts.tsx')).Terms })),
    action: 'texts',
  },
  {
    id: 'mails',
    group: 'business',
    path: '/admin/mails',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/texts/texts.tsx')).Mails })),
    action: 'texts',
  },
  {
    id: 'webhooks',
    group: 'business',
    path: '/admin/webhooks',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/webhooks/webhooks.tsx')).Webhooks })),
    action: 'webhooks',
  },
  {
    id: 'data',
    group: 'business',
    path: '/admin/data',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/data/transfer.tsx')).Transfer })),
    action: 'transfer',
  },
  {
    id: 'audit',
    group: 'business',
    path: '/admin/audit',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/audit/audit.tsx')).Audit })),
    action: 'audit',
  },
  {
    id: 'access',
    group: 'business',
    path: '/admin/access',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/access/access.tsx')).Access })),
    action: 'account',
  },
];
