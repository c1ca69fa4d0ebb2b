import { shortestCustomer } from '#tests/builders/customer.ts';

const acceptance = { scrolledToBottom: true, termsVersion: '2025-01-08', acceptanceMethod: 'web_modal' };
export const goodCustomer = shortestCustomer;
export const goodBooking = {
  postalCode: 'H3V',
  storefrontSize: 'hotel',
  selectedLayout: 'layout1',
  appointmentDate: '2026-10-05',
  appointmentTime: '9:00 AM',
  coatingType: 'refresh',
  clientId: 'VIP01',
  termsAccepted: acceptance,
};

/** A good value of every field of every call, under its name: a body that any of them takes. */
export const goodValues = {
  ...acceptance,
  ...goodCustomer,
  order_no: 'HC-1',
  amount: '1.00',
  ticket: 't',
  code: 'HC',
  password: 'clear glass',
  clientId: 'HC0001',
  postalCode: 'H3V',
  language: 'en',
  buildingSize: 'hotel',
  layout: 1,
  companyName: 'Or',
  companyAddress: '1 Rue',
  consent: true,
  token: 't',
  key: 'k',
  visits: 2,
  textVersion: '2025-10-01',
  date: '2026-10-05',
  time: '9:00 AM',
  contact: {},
  purpose: 'season',
  given: true,
  customerData: goodCustomer,
  booking: goodBooking,
};
