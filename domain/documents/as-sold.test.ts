import { expect, it } from 'vitest';
import { asSold } from './as-sold.ts';

const booking = {
  orderNo: 'HC-20251006-100000',
  contactName: 'Third',
  email: 'second@example.com',
  storefrontSize: 'grand-storefront',
  selectedLayout: 'layout3',
  appointmentDate: '2025-10-16',
  appointmentTime: '1:00 PM',
} as const;
const unchanged = { contacts: [], storefronts: [], moves: [] };

it('a booking that nobody changed is as it was sold', () => {
  expect(asSold(booking, unchanged)).toEqual(booking);
});

it('what was changed several times is as it was before the first change', () => {
  const sold = asSold(booking, {
    contacts: [{ before: { contactName: 'First' } }, { before: { contactName: 'Second', email: 'first@example.com' } }],
    storefronts: [
      { fromSize: 'little-storefront', fromLayout: 'layout1' },
      { fromSize: 'mid-storefront', fromLayout: 'layout2' },
    ],
    moves: [
      { fromDate: '2025-10-14', fromTime: '9:00 AM' },
      { fromDate: '2025-10-15', fromTime: '11:00 AM' },
    ],
  });
  expect(sold).toEqual({
    orderNo: booking.orderNo,
    contactName: 'First',
    email: 'first@example.com',
    storefrontSize: 'little-storefront',
    selectedLayout: 'layout1',
    appointmentDate: '2025-10-14',
    appointmentTime: '9:00 AM',
  });
});
