import { asReferenceSigns } from '../booking/reference.ts';
import { folded } from './folded.ts';

/** An order number or Booking ID as it is stored, however it was written; anything else as it was typed. */
export function bookingNumber(typed: string): string {
  const [first = '', ...others] = folded(typed).trim().toUpperCase().split(' ');
  const whole = first + others.join('');
  const [, prefix, day, rest] = /^([A-Z]+)(\d{8})(\d{6,7})$/.exec(whole) ?? [];
  if (prefix !== undefined) return `${prefix}-${day}-${rest}`;
  const [, signs] = /^BK([0-9A-Z]{6})$/.exec(whole) ?? [];
  return signs === undefined ? typed : `BK-${asReferenceSigns(signs.toLowerCase()).toUpperCase()}`;
}
