import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { aVisitor, book, countRows, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];
const { orderNo, bookingId } = await book(testApp, { booking: { appointmentDate: '2025-10-14' } });

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
const opens = (cookie: string, order = orderNo) => get(`/api/admin/bookings/${order}/page`, cookie);
const details = async (cookie = '') => (await get(`/api/booking-details/${orderNo}`, cookie)).json();
const invoice = async (cookie = '') => (await get(`/api/booking-details/${orderNo}/invoice.pdf`, cookie)).statusCode;
const entries = () => countRows(testApp, 'audit_log', `action = 'booking.opened' and subject = '${bookingId}'`);

describe('the customer’s page of a booking', () => {
  it('stays locked to whoever is signed in and has not opened it from the booking', async () => {
    expect(await details(owner)).toMatchObject({ locked: true });
    expect(await invoice(owner)).toBe(404);
    expect(await entries()).toBe(0);
  });

  it('is opened to the session of an operator, staff too, with its files, and that is on record', async () => {
    const opened = await opens(staff);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/confirmation?order=${orderNo}`]);
    expect(await details(staff)).toMatchObject({ booking: { orderNo, email: 'camille@example.com' } });
    expect(await invoice(staff)).toBe(200);
    expect(await entries()).toBe(1);
  });

  it('is not opened by that to anybody else, whether signed in or not', async () => {
    expect(await details(owner)).toMatchObject({ locked: true });
    expect(await details()).toMatchObject({ locked: true });
    expect(await invoice()).toBe(404);
  });

  it('is locked again when the session has ended', async () => {
    const headers = { cookie: staff, origin: testApp.deps.publicUrl };
    await app.inject({ method: 'POST', url: '/api/admin/sign-out', headers, payload: {} });
    expect(await details(staff)).toMatchObject({ locked: true });
  });

  it('opens in the customer’s language', async () => {
    const french = await book(testApp, {
      visitor: aVisitor('francophone', { language: 'fr' }),
      booking: { appointmentDate: '2025-10-16' },
    });
    expect((await opens(owner, french.orderNo)).headers.location).toBe(`/fr/confirmation?order=${french.orderNo}`);
  });

  it('is opened by nobody who is signed out, and there is none of an unknown number', async () => {
    expect((await opens('')).statusCode).toBe(401);
    expect((await opens(owner, 'HC-1')).json().code).toBe('ORDER_NOT_FOUND');
    expect(await entries()).toBe(1);
  });
});
