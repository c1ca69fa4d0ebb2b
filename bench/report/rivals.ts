/** What was measured of other programs on a machine like this one, by the figures of ours that it stands beside. */
const rivals: readonly (readonly [RegExp, string])[] = [
  [/^(paid|sustained)-bookings$/, 'Cal.com 12.3, Easy!Appointments 44.7, Vendure 11.5, Medusa 2.2'],
  [/^(paid-bookings|sustained-answered)-p50$/, 'Cal.com 622, Easy!Appointments 172, Vendure 684, Medusa 3398'],
  [/^(paid-bookings|sustained-answered)-p99$/, 'Cal.com 914, Easy!Appointments 226, Vendure 905, Medusa 4561'],
  [/^(paid-bookings|sustained)-processor-web$/, 'Cal.com 90, Easy!Appointments 15, Vendure 77, Medusa 478'],
  [/^(paid-bookings|sustained)-processor-database$/, 'Cal.com 17, Easy!Appointments 12, Vendure 64, Medusa 127'],
  [/^calendar-reads$/, 'Cal.com 12.9, Easy!Appointments 29'],
  [/^(landing|postal-code|faq)-reads$/, 'Cal.com 15.6, Easy!Appointments 152'],
  [/^memory-loaded-web$/, 'Cal.com 700–1800, Easy!Appointments 240, Vendure 500–1000, Medusa 500–1000'],
  [/^calendar-booking-script$/, 'Cal.com 1004, Easy!Appointments 542'],
];

export const rivalsOf = (name: string): string => rivals.find(([names]) => names.test(name))?.[1] ?? '';

/** How they were measured, for the top of the page. */
export const aboutRivals =
  'The other programs are Cal.com 6.0, Easy!Appointments 1.6, Vendure 3.7 and Medusa 2.21, measured on two cores of ' +
  'the same kind. A booking of the first two takes no money; Easy!Appointments sends ' +
  'three mails within it. One of Vendure is a paid order of a guest, one of Medusa an order of a guest. With ten buyers ' +
  'for one place at the same moment, Easy!Appointments and Vendure as installed sold each of 20 places more than once.';
