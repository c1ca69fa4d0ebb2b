import { describe, expect, it } from 'vitest';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { booked, orderNo } from '#tests/screens/facts.ts';
import { customerPageOf, filesOf } from './files-of.ts';

const kinds = (story: BookingStory) => [...new Set(filesOf(story).map(({ kind }) => kind))];
const { papers } = booked;
const note = { kind: 'credit-note', number: `${orderNo}-C1`, issuedOn: '2025-10-08', amount: 100 } as const;

describe('the files of a booking', () => {
  it('are its papers, and the visit for a calendar', () => {
    expect(kinds(aStory({ papers }))).toEqual(['invoice', 'calendar']);
    expect(kinds(aStory())).toEqual(['calendar']);
  });

  it('have no visit for a calendar once it is cancelled, and keep the papers', () => {
    expect(kinds(aStory({ papers: [...papers, note] }, { status: 'cancelled' }))).toEqual(['invoice', 'credit-note']);
  });

  it('have the certificate once it has a number', () => {
    expect(kinds(aStory({ certificate: 'C-0001' }, { status: 'completed' }))).toEqual(['calendar', 'certificate']);
  });

  it('are printed in either language', () => {
    expect(filesOf(aStory({ papers: [note] }, { status: 'cancelled' })).map(({ href }) => href)).toEqual([
      `/api/admin/bookings/${orderNo}/papers/C1.pdf?language=en`,
      `/api/admin/bookings/${orderNo}/papers/C1.pdf?language=fr`,
    ]);
  });

  it('are those of the order, however its number is written', () => {
    const story = aStory({}, { orderNo: 'HC/1 2' });
    expect(filesOf(story)[0]?.href).toContain('/HC%2F1%202/');
    expect(customerPageOf(story)).toBe('/api/admin/bookings/HC%2F1%202/page');
  });
});
