import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingFilters, bookingOrders } from '#contract/admin/bookings.ts';
import { firstPage, narrowedBy, nextIn } from './list-pages.ts';
import { addressOf, type ListParams, placeOf, withFilter } from './list-params.ts';

const read = (query: string): ListParams => placeOf(new URLSearchParams(query));
const start: ListParams = { filter: 'all', order: 'newest', day: '', booking: null };

describe('the address of the list of bookings', () => {
  it('is bare where everything is as usual', () => {
    expect(addressOf(start)).toBe('/admin');
    expect(read('')).toEqual(start);
  });

  it('names the filter, the day and the booking that is open', () => {
    const place: ListParams = { filter: 'refunds', order: 'newest', day: '2025-10-09', booking: 'HC-1&2' };
    expect(addressOf(place)).toBe('/admin?filter=refunds&day=2025-10-09&booking=HC-1%262');
  });

  it('leaves out the order in which a filter is read anyway: the next visit first of those to come', () => {
    expect(addressOf({ ...start, filter: 'upcoming', order: 'visit' })).toBe('/admin?filter=upcoming');
    expect(addressOf({ ...start, filter: 'upcoming', order: 'newest' })).toBe('/admin?filter=upcoming&order=newest');
    expect(addressOf({ ...start, order: 'visit' })).toBe('/admin?order=visit');
    expect(read('filter=upcoming').order).toBe('visit');
    expect(read('filter=attention').order).toBe('newest');
  });

  it('leads back to the same place, whatever it is', () => {
    const places = fc.record({
      filter: fc.constantFrom('all' as const, ...bookingFilters),
      order: fc.constantFrom(...bookingOrders),
      day: fc.constantFrom('', '2025-10-09', '2028-02-29'),
      booking: fc.option(fc.string({ minLength: 1 }), { nil: null }),
    });
    fc.assert(
      fc.property(places, (place) => {
        const { searchParams } = new URL(addressOf(place), 'https://example.com');
        expect(placeOf(searchParams)).toEqual(place);
      }),
    );
  });

  it('that says something amiss shows what is usual instead', () => {
    expect(read('filter=toString&order=random&day=2025-02-30')).toEqual(start);
    expect(read('day=tomorrow').day).toBe('');
  });
});

describe('another filter', () => {
  const place: ListParams = { filter: 'all', order: 'latest-visit', day: '2025-10-09', booking: 'HC-1' };

  it('is read in its own order, for the same day, with no booking open', () => {
    expect(withFilter(place, 'upcoming')).toEqual({ ...place, filter: 'upcoming', order: 'visit', booking: null });
    expect(withFilter(place, 'attention').order).toBe('newest');
  });
});

describe('the pages of the list', () => {
  it('are asked for with what narrows the list alone', () => {
    expect(narrowedBy({ q: '', filter: 'all', day: '' })).toEqual({});
    expect(narrowedBy({ q: 'H2Y', filter: 'unsynced', day: '2025-10-09' })).toEqual({
      ...{ q: 'H2Y', filter: 'unsynced', day: '2025-10-09' },
    });
  });

  it('begin with an address that says the order only where it is not the server’s own', () => {
    expect(firstPage({}, 'newest')).toBe('/api/admin/bookings');
    expect(firstPage({}, 'visit')).toBe('/api/admin/bookings?order=visit');
    expect(firstPage({ q: 'rue & cie', filter: 'upcoming' }, 'newest')).toBe(
      '/api/admin/bookings?q=rue+%26+cie&filter=upcoming',
    );
  });

  it('go on where the answer says, and end where it says nothing', () => {
    const next = '/api/admin/bookings?cursor=abc&q=x';
    expect(nextIn(new Headers({ link: `<${next}>; rel="next"` }))).toBe(next);
    expect(nextIn(new Headers({ link: `</api/admin/bookings>; rel="first", <${next}>; rel="next"` }))).toBe(next);
    expect(nextIn(new Headers({ link: '</api/admin/bookings>; rel="first"' }))).toBeNull();
    expect(nextIn(new Headers())).toBeNull();
  });
});
