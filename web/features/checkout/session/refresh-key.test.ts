import { beforeEach, expect, it } from 'vitest';
import { openPage } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { sampleCustomer } from '#tests/builders/customer.ts';
import { keepRefreshKey, showingRefreshKey } from '#web/state/refresh-key.ts';
import { submitBooking } from '../submit/submit.ts';
import { forgetBooked } from './forget-booked.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  openPage('/payment');
  server = fakeServer();
});

it('the key of a VIP’s free refresh is shown with Submit, and forgotten once that is booked', async () => {
  keepRefreshKey('secret');
  void submitBooking({ orderNo: 'HC-1', ticket: null, customerData: sampleCustomer, frameCode: null });
  await server.answers({ success: true, orderNo: 'HC-1', bookingId: 'BK-1', clientId: 'VIP07' });
  expect(server.calls[0]).toMatchObject({ to: 'POST /api/after-payment', headers: { 'x-booking-key': 'secret' } });
  forgetBooked('HC-1');
  expect(showingRefreshKey()).toEqual({});
});
