import { languages } from '#domain/language.ts';
import type { Form } from '../forms.ts';

/** A picture at the end of a real walk: nothing that the server says is stubbed. */
export type WalkedScreen = { name: string; shows: string; path: string };

const customers: readonly WalkedScreen[] = [
  { name: 'landing-walked', shows: 'the landing page', path: '/' },
  { name: 'postal-code-walked', shows: 'the postal code, come to from the landing page', path: '/postal-code' },
  { name: 'other-companies-walked', shows: 'other companies, after a blocked area', path: '/other-companies' },
  { name: 'storefront-size-walked', shows: 'the six sizes, for a served area', path: '/storefront-size' },
  { name: 'glass-coverage-walked', shows: 'the fourteen layouts, for a little storefront', path: '/glass-coverage' },
  { name: 'sentiment-walked', shows: 'the first question of the quiz', path: '/sentiment' },
  { name: 'manual-review-walked', shows: 'the manual review, after the quiz', path: '/manual-review' },
  { name: 'alignment-success-walked', shows: 'the success of the quiz', path: '/alignment-success' },
  { name: 'calendar-booking-walked', shows: 'the appointments, all chosen', path: '/calendar-booking' },
  { name: 'payment-walked', shows: 'the payment page, come to from the terms', path: '/payment' },
  { name: 'payment-walked-card', shows: 'the payment page, filled in, with the card form', path: '/payment' },
  { name: 'payment-walked-paid', shows: 'the payment page, paid', path: '/payment' },
  { name: 'confirmation-walked', shows: 'the confirmation of a booking that was made', path: '/confirmation?order=*' },
  { name: 'payment-complete-walked', shows: 'the return after that payment', path: '/payment-complete?order=*' },
  { name: 'cancel-booking-walked', shows: 'the cancellation link of its mail', path: '/cancel-booking/*' },
  { name: 'cancel-booking-walked-done', shows: 'that booking, cancelled', path: '/cancel-booking/*' },
];

const operators: readonly WalkedScreen[] = [
  { name: 'admin-walked', shows: 'the administration, what was booked and cancelled', path: '/admin' },
  { name: 'admin-walked-clients', shows: 'the administration, who booked', path: '/admin/clients' },
  { name: 'admin-walked-calendar', shows: 'the administration, the month of the visit', path: '/admin/calendar' },
  { name: 'admin-walked-reviews', shows: 'the administration, the review that was asked for', path: '/admin/reviews' },
  { name: 'admin-walked-messages', shows: 'the administration, the messages of all that', path: '/admin/messages' },
  { name: 'admin-walked-audit', shows: 'the administration, who did what', path: '/admin/audit' },
];

export const walkedScreens: readonly WalkedScreen[] = [...customers, ...operators];

/** Each walk is made twice: a desktop in English, a phone in French. */
export const walkedForms: readonly Form[] = languages.map((language) => ({
  language,
  width: language === 'en' ? 1280 : 390,
}));
