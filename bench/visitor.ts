import { schedule } from '#business/schedule.ts';
import { daysBetween } from '#domain/calendar/day.ts';
import { openTimes } from '#domain/calendar/schedule.ts';

export const customer = {
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514 555-0100',
  address: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};

/** What a visitor sends to have a day held and a ticket opened. */
export const preloadOf = (orderNo: string, date: string) => ({
  order_no: orderNo,
  amount: '2086.80',
  booking: {
    postalCode: 'H2Y1C6',
    storefrontSize: 'little-storefront',
    selectedLayout: 'layout1',
    feeling: 'impressed',
    aesthetic: 'curated',
    purpose: 'photographed',
    appointmentDate: date,
    appointmentTime: '9:00 AM',
    coatingType: 'complete',
    termsAccepted: true,
  },
});

/** The program's own day, once its open days were read. */
let programDay = '2020-01-01';

export const orderNumber = (series: number, index: number) =>
  `HC-${programDay.replaceAll('-', '')}-${series}${String(index).padStart(5, '0')}`;

type Call = { url: string; path: string; method?: string; cookie: string; body: unknown };

async function call({ url, path, method = 'POST', cookie, body }: Call) {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  return { cookie: set, answer: text ? JSON.parse(text) : null };
}

export type Checkout = { url: string; orderNo: string; cookie: string; ticket: string };

/** A visitor's checkout up to the card form: the day held, a ticket opened, the name and the address saved. */
export async function checkOut(url: string, orderNo: string, date: string): Promise<Checkout> {
  const loaded = await call({ url, path: '/api/preload', cookie: '', body: preloadOf(orderNo, date) });
  const { cookie } = loaded;
  const path = `/api/checkout/${orderNo}/customer`;
  await call({ url, path, method: 'PUT', cookie, body: { customerData: customer } });
  return { url, orderNo, cookie, ticket: loaded.answer.ticket };
}

export async function pay({ url, cookie, ticket }: Checkout): Promise<void> {
  await call({ url, path: '/sandbox/card/pay', cookie, body: { ticket, cardNumber: '4242424242424242' } });
}

export async function submit({ url, cookie, ticket, orderNo }: Checkout): Promise<void> {
  const body = { order_no: orderNo, ticket, customerData: customer };
  await call({ url, path: '/api/after-payment', cookie, body });
}

/** The days on which the program takes a nine o'clock appointment. */
export async function openDays(url: string): Promise<string[]> {
  const { today, closesOn } = await (await fetch(`${url}/api/booked-dates`)).json();
  programDay = today;
  const view = { now: new Date(`${today}T12:00:00Z`), schedule, closesOn, blocks: [] };
  // Not today, whose hours are passing.
  const days = daysBetween(today, closesOn).slice(1);
  return days.filter((day) => openTimes(day, view).includes('9:00 AM'));
}
