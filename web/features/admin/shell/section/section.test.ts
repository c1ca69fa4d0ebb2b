import { describe, expect, it } from 'vitest';
import { lazy, type Section, sectionAt, sectionsOf } from './section.ts';

const section = (id: Section['id'], more: Partial<Section> = {}): Section => ({
  ...{ id, group: 'visits', path: `/admin/${id}`, Screen: lazy(async () => ({ default: () => null })) },
  ...more,
});
const all = [
  section('bookings', { path: '/admin' }),
  section('calendar'),
  section('settings', { action: 'settings' }),
  section('access', { action: 'account' }),
];
const [owner, staff] = [{ role: 'owner' }, { role: 'staff' }] as const;

describe('the sections of the administration', () => {
  it('are all open to an owner, in their order, and to staff those that are not an owner’s alone', () => {
    expect(sectionsOf(all, owner)).toEqual(all);
    expect(sectionsOf(all, staff).map(({ id }) => id)).toEqual(['bookings', 'calendar', 'access']);
  });

  it('open at their path', () => {
    expect(sectionAt(all, '/admin/calendar', staff)?.id).toBe('calendar');
    expect(sectionAt(all, '/admin/settings', owner)?.id).toBe('settings');
  });

  it('are for a crew its own access, which has a page for all else', () => {
    const crew = { role: 'crew' } as const;
    expect(sectionsOf(all, crew).map(({ id }) => id)).toEqual(['access']);
    expect(sectionAt(all, '/admin/access', crew)?.id).toBe('access');
    expect(sectionAt(all, '/admin', crew)).toBeUndefined();
  });

  it('lead to the first where a path is none, or not for this operator', () => {
    expect(sectionAt(all, '/admin/nowhere', owner)?.id).toBe('bookings');
    expect(sectionAt(all, '/admin/settings', staff)?.id).toBe('bookings');
  });
});
