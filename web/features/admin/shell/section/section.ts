import type { ComponentType } from 'react';
import type { Operator } from '#contract/admin/access.ts';
import { type Action, may } from '#domain/access/permissions.ts';

/** A section's props: who is signed in, and what to call once something about them has changed. */
export type SectionProps = { operator: Operator; onChanged: () => Promise<void> };

/** A section's screen, whose code is loaded when it is first opened. */
export type LateScreen = { loaded: ComponentType<SectionProps> | null; load: () => Promise<void> };

/** Called as React's own; that one shows what was suspended after 300 ms at the earliest. */
export function lazy(load: () => Promise<{ default: ComponentType<SectionProps> }>): LateScreen {
  const screen: LateScreen = {
    loaded: null,
    load: async () => {
      screen.loaded = (await load()).default;
    },
  };
  return screen;
}

/** How the sections are grouped where all of them are listed. */
export const sectionGroups = ['visits', 'money', 'business'] as const;

export type Section = {
  /** Its name in the messages of the administration. */
  id:
    | 'bookings'
    | 'new-booking'
    | 'clients'
    | 'calendar'
    | 'reviews'
    | 'quotes'
    | 'waiting-list'
    | 'messages'
    | 'weather'
    | 'figures'
    | 'month'
    | 'settings'
    | 'prices'
    | 'schedule'
    | 'areas'
    | 'companies'
    | 'letter'
    | 'questions'
    | 'terms'
    | 'mails'
    | 'integration'
    | 'webhooks'
    | 'data'
    | 'audit'
    | 'access';
  group: (typeof sectionGroups)[number];
  /** The section that leads to it, where it is not listed itself. */
  within?: Section['id'];
  path: string;
  Screen: LateScreen;
  /** People who may not do this do not see it. */
  action?: Action;
};

/** The sections that an operator may open, in their order. */
export const sectionsOf = (all: readonly Section[], operator: Pick<Operator, 'role'>): readonly Section[] =>
  all.filter(({ action = 'office' }) => may(operator, action));

/** The section at a path; the first one if the operator may open none there, and none for a crew, which has its own page. */
export const sectionAt = (
  all: readonly Section[],
  path: string,
  operator: Pick<Operator, 'role'>,
): Section | undefined =>
  sectionsOf(all, operator).find((one) => one.path === path) ?? (may(operator, 'office') ? all[0] : undefined);
