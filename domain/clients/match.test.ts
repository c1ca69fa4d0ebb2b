import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Linked, linkInTurn, recordFor, sharedTraits, type Traits, traits } from './match.ts';

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const of = (recordId: string, shared: Partial<Traits>, bookedAt = day(1)): Linked => ({
  clientId: `HC-${recordId}`,
  email: `${recordId}@example.com`,
  phone: '',
  ...shared,
  recordId,
  bookedAt,
});
const booking: Traits = { clientId: 'HC0007', email: 'camille@example.com', phone: '(514) 555-0142' };

describe('a booking', () => {
  it('is of the client with the same e-mail, phone or client number, however they were typed', () => {
    expect(recordFor(booking, [of('a', { email: ' Camille@Example.com ' })])).toBe('a');
    expect(recordFor(booking, [of('a', { phone: '+1 514.555.0142' })])).toBe('a');
    expect(recordFor(booking, [of('a', { clientId: 'HC0007' })])).toBe('a');
  });

  it('begins a record where nothing is shared', () => {
    expect(recordFor(booking, [])).toBeNull();
    expect(recordFor(booking, [of('a', { phone: '514-555-0143' })])).toBeNull();
  });

  it('follows the client number before the e-mail, and the e-mail before the phone', () => {
    const [number, email, phone] = [
      of('number', { clientId: 'HC0007' }, day(1)),
      of('email', { email: booking.email }, day(2)),
      of('phone', { phone: booking.phone }, day(3)),
    ];
    expect(recordFor(booking, [phone, email, number])).toBe('number');
    expect(recordFor(booking, [phone, email])).toBe('email');
  });

  it('follows the newest of two clients that share as much', () => {
    const [older, newer] = [
      of('older', { phone: booking.phone }, day(1)),
      of('newer', { phone: booking.phone }, day(2)),
    ];
    expect(recordFor(booking, [older, newer])).toBe('newer');
    expect(recordFor(booking, [newer, older])).toBe('newer');
  });

  it('shares nothing by what was forgotten, and nothing by a number that nobody could be called on', () => {
    const forgotten: Traits = { clientId: 'HC0001', email: '', phone: '' };
    expect(sharedTraits(forgotten, { ...forgotten, clientId: 'HC0002' })).toEqual([]);
    const odd = { ...forgotten, phone: '000-000-0000' };
    expect(sharedTraits(odd, { ...odd, clientId: 'HC0002' })).toEqual([]);
  });
});

const words = (...some: string[]) => fc.constantFrom(...some);
const aTraits = fc.record({
  clientId: words('HC0001', 'HC0002', 'VIP01'),
  email: words('', 'a@example.com', 'A@example.com', 'b@example.com'),
  phone: words('', '514 555-0101', '+15145550101', '514 555-0102', '911'),
});
const aLinked = fc
  .tuple(aTraits, words('r1', 'r2', 'r3'), fc.integer({ min: 1, max: 9 }))
  .map(([one, recordId, n]): Linked => ({ ...one, recordId, bookedAt: day(n) }));

describe('whoever books and whatever was booked before', () => {
  it('two bookings share the same in both directions', () => {
    fc.assert(
      fc.property(aTraits, aTraits, (one, other) => {
        expect(sharedTraits(one, other)).toEqual(sharedTraits(other, one));
      }),
    );
  });

  it('a record is only taken by what it shares, and none shares anything surer', () => {
    fc.assert(
      fc.property(aTraits, fc.array(aLinked), (one, earlier) => {
        const taken = recordFor(one, earlier);
        const sharing = earlier.filter((other) => sharedTraits(one, other).length > 0);
        const surest = traits.find((trait) => sharing.some((other) => sharedTraits(one, other).includes(trait)));
        const ofSurest = sharing.filter((other) => surest && sharedTraits(one, other).includes(surest));
        expect(ofSurest.length === 0 ? [null] : ofSurest.map(({ recordId }) => recordId)).toContain(taken);
      }),
    );
  });

  it('the same booking once more is of the same record, whatever the order', () => {
    fc.assert(
      fc.property(aTraits, fc.array(aLinked), (one, earlier) => {
        const at = earlier.map(({ bookedAt }, index) => new Date(bookedAt.getTime() + index));
        const apart = earlier.map((other, index) => ({ ...other, bookedAt: at[index] ?? other.bookedAt }));
        expect(recordFor(one, apart.toReversed())).toBe(recordFor(one, apart));
        const recordId = recordFor(one, apart) ?? 'new';
        const again = recordFor(one, [...apart, { ...one, recordId, bookedAt: day(20) }]);
        const isTold = sharedTraits(one, one).length > 0;
        expect(again).toBe(isTold ? recordId : null);
      }),
    );
  });

  it('bookings that are linked in turn get what each would get alone, with those before it', () => {
    fc.assert(
      fc.property(fc.array(aTraits, { maxLength: 8 }), fc.array(aLinked), (all, earlier) => {
        const bookings = all.map((one, n) => ({ ...one, bookedAt: day(10 + n) }));
        let begun = 0;
        const linked = linkInTurn(bookings, earlier, () => `new ${begun++}`);
        let next = 0;
        const before = [...earlier];
        for (const [n, booking] of bookings.entries()) {
          const recordId = recordFor(booking, before) ?? `new ${next++}`;
          expect(linked[n]).toEqual({ ...booking, recordId });
          before.push({ ...booking, recordId });
        }
        expect(begun).toBe(next);
      }),
    );
  });
});
