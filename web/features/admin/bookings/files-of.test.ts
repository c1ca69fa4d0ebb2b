import { describe, expect, it } from 'vitest';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { booked } from '#tests/screens/facts.ts';
import { customerPageOf, filesOf } from './files-of.ts';

const { paymentReceipt } = booked;
const kinds = (story: BookingStory) => filesOf(story).map(({ kind }) => kind);

describe('the files of a booking', () => {
  it('are the invoice of what was paid here, and the visit for a calendar', () => {
    expect(kinds(aStory({ paymentReceipt }))).toEqual(['invoice', 'calendar']);
  });

  it('have an invoice of what cost nothing, and none of what was paid elsewhere', () => {
    const free = { base: 0, gst: 0, qst: 0, total: 0 };
    expect(kinds(aStory({ amounts: free }))).toContain('invoice');
    expect(kinds(aStory())).toEqual(['calendar']);
  });

  it('have no visit for a calendar once it is cancelled, and keep the invoice', () => {
    expect(kinds(aStory({ paymentReceipt }, { status: 'cancelled' }))).toEqual(['invoice']);
  });

  it('have the certificate once it has a number', () => {
    expect(kinds(aStory({ certificate: 'C-0001' }, { status: 'completed' }))).toEqual(['calendar', 'certificate']);
  });

  it('are those of the order, however its number is written', () => {
    const story = aStory({}, { orderNo: 'HC/1 2' });
    expect(filesOf(story)[0]?.href).toContain('/HC%2F1%202/');
    expect(customerPageOf(story)).toBe('/api/admin/bookings/HC%2F1%202/page');
  });
});
