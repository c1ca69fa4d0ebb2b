import { lazy } from 'react';
import type { Section } from '#web/features/admin/shell/section.ts';

/** The rooms of the operator's house, in the order of the bar; the code of each comes when it is opened. */
export const sections: readonly Section[] = [
  {
    id: 'bookings',
    path: '/admin',
    Screen: lazy(async () => ({ default: (await import('#web/features/admin/bookings/dashboard.tsx')).Dashboard })),
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
