import { type ComponentType, lazy } from 'react';
import type { Operator } from '#contract/admin-access.ts';

/** What a section is handed: who works, and what to call once something about them has changed. */
export type SectionProps = { operator: Operator; onChanged: () => Promise<void> };

type Section = {
  /** Its name in the messages of the administration. */
  id: 'bookings' | 'settings' | 'integration' | 'access';
  id: 'bookings' | 'access' | 'figures';
  id: 'bookings' | 'access' | 'data';
  id: 'bookings' | 'reviews' | 'access';
  id: 'bookings' | 'access' | 'calendar';
  path: string;
  Screen: ComponentType<SectionProps>;
  /** Staff does not see it. */
  ownerOnly?: boolean;
};

/** The rooms of the operator's house, in the order of the bar; the code of each comes when it is opened. */
export const sections: readonly Section[] = [
  {
    id: 'bookings',
    path: '/admin',
    Screen: lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard })),
  },
  {
    id: 'integration',
    path: '/admin/integration',
    Screen: lazy(async () => ({ default: (await import('./integration/integration.tsx')).Integration })),
    ownerOnly: true,
  },
  {
    id: 'settings',
    path: '/admin/settings',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).SettingsSection })),
    id: 'figures',
    path: '/admin/figures',
    Screen: lazy(async () => ({ default: (await import('./figures/figures.tsx')).Figures })),
    ownerOnly: true,
    id: 'reviews',
    path: '/admin/reviews',
    Screen: lazy(async () => ({ default: (await import('./reviews/reviews-page.tsx')).ReviewsPage })),
    id: 'calendar',
    path: '/admin/calendar',
    Screen: lazy(async () => ({ default: (await import('./calendar/calendar-screen.tsx')).CalendarScreen })),
  },
  {
    id: 'access',
    path: '/admin/access',
    Screen: lazy(async () => ({ default: (await import('./access.tsx')).Access })),
  },
  {
    id: 'data',
    path: '/admin/data',
    Screen: lazy(async () => ({ default: (await import('./data/data.tsx')).Data })),
    ownerOnly: true,
  },
];

const [bookings] = sections;

/** The section at a path; one that is not open to who asks, or not there, is the list of bookings. */
export const sectionAt = (path: string, { role }: Pick<Operator, 'role'>): Section | undefined =>
  sectionsOf({ role }).find((one) => one.path === path) ?? bookings;

export const sectionsOf = ({ role }: Pick<Operator, 'role'>): readonly Section[] =>
  sections.filter(({ ownerOnly = false }) => role === 'owner' || !ownerOnly);
