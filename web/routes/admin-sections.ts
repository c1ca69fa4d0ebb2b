import { createElement, lazy } from 'react';
import type { Section, SectionProps } from '#web/features/admin/shell/section.ts';

/** The sections of the administration in the order of the bar; each loads its code when it is opened. */
export const sections: readonly Section[] = [
  {
    id: 'bookings',
    path: '/admin',
    // What needs a person stands above the list of bookings.
    Screen: lazy(async () => {
      const [{ Dashboard }, { Alerts }] = await Promise.all([
        import('#web/features/admin/bookings/dashboard.tsx'),
        import('#web/features/admin/alerts/alerts.tsx'),
      ]);
      return {
        default: (props: SectionProps) => createElement(Dashboard, { ...props, alerts: createElement(Alerts) }),
      };
    }),
  },
  {
    id: 'calendar',
    path: '/admin/calendar',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/calendar/calendar-screen.tsx')).CalendarScreen,
    })),
  },
  {
    id: 'reviews',
    path: '/admin/reviews',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/reviews/reviews-page.tsx')).ReviewsPage })),
  },
  {
    id: 'messages',
    path: '/admin/messages',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/messages/messages.tsx')).Messages })),
  },
  {
    id: 'weather',
    path: '/admin/weather',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/weather/weather.tsx')).Weather })),
  },
  {
    id: 'figures',
    path: '/admin/figures',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/reports/reports.tsx')).Reports })),
    ownerOnly: true,
  },
  {
    id: 'settings',
    path: '/admin/settings',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/settings/settings.tsx')).SettingsSection,
    })),
    ownerOnly: true,
  },
  {
    id: 'integration',
    path: '/admin/integration',
    Screen: lazy(async () => ({
      default: (await import('#web/features/admin/integration/integration.tsx')).Integration,
    })),
    ownerOnly: true,
  },
  {
    id: 'data',
    path: '/admin/data',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/transfer/transfer.tsx')).Transfer })),
    ownerOnly: true,
  },
  {
    id: 'access',
    path: '/admin/access',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/access/access.tsx')).Access })),
  },
];
