import { expect } from '@playwright/test';
import { standardTerms } from '#business/terms/index.ts';
import { toDecimal } from '#domain/money.ts';
import { sampleCustomer } from '#tests/builders/customer.ts';
import { bookingRequest, priceQuestion, quotedPrice } from '#web/features/checkout/order/order.ts';
import type { Draft } from '#web/state/draft-schema.ts';
import { qualifiedWith } from './drafts.ts';
import type { Visitor } from './visitor.ts';

type Appointment = { day?: string; layout?: number };

/** All is chosen and the terms are accepted; without a day it is Tuesday, 7 October, the first that is free. */
const agreedOn = ({ day = '2025-10-07', layout = 12 }: Appointment): Draft => ({
  ...qualifiedWith(layout),
  appointmentDate: day,
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  termsAccepted: true,
  termsVersion: standardTerms.version,
  termsLanguage: 'en',
});

/** Comes back to a payment page that takes input. */
export const comesToPayment = (visitor: Visitor, layout = 13): Promise<void> =>
  visitor.comesBack(agreedOn({ layout }), '/payment');

/**
 * Books and pays by the calls that the pages make, with the cookies of the browser, for journeys that begin with a
 * booking. The answer is the order's number.
 */
export async function books(visitor: Visitor, appointment: Appointment = {}): Promise<string> {
  const { request } = visitor.page.context();
  const headers = { 'accept-language': visitor.words.prefix === '' ? 'en-CA' : 'fr-CA' };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, data, headers });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const draft = agreedOn(appointment);
  const { total } = quotedPrice(await call('POST', '/api/pricing', priceQuestion(draft)));
  const { orderNo } = await call('GET', '/api/checkout');
  const order = { order_no: orderNo, amount: toDecimal(total), booking: bookingRequest(draft, total) };
  const { ticket } = await call('POST', '/api/preload', order);
  await call('PUT', `/api/checkout/${orderNo}/customer`, { customerData: sampleCustomer });
  await call('POST', '/sandbox/card/pay', { ticket, cardNumber: '4242 4242 4242 4242' });
  await call('POST', '/api/after-payment', { order_no: orderNo, ticket, customerData: sampleCustomer });
  return orderNo;
}

/** Thursday, 9 October: three days ahead, so that a move or a cancellation in time is possible. */
export const booksThursday = (visitor: Visitor): Promise<string> => books(visitor, { day: '2025-10-09' });
