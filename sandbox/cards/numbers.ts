/** The gateway's numbers, all derived from the store's serials. */
export const gatewayZone = 'America/Toronto';
export const terminal = '66018895';
export const batch = '044';

/** What a refund or void of the payment refers to. */
export const chargeTransactionNo = (serial: number): string => `660-0_${1471 + serial}`;

/** Of a refund or void itself: the gateway marks follow-ups of a payment with a one. */
export const followOnTransactionNo = (serial: number): string => `660-1_${1471 + serial}`;

export const sequenceNo = (serial: number): string => String(serial % 1000).padStart(3, '0');

export const referenceNo = (serial: number): string => `${terminal}001${batch}${sequenceNo(serial)}0`;

/** Six digits that look random but are the same on every read of the receipt. */
export function approvalCode(serial: number): string {
  return String(100_000 + ((serial * 7919 + 204_417) % 900_000));
}

/** `YYYY-MM-DD HH:MM:SS` in the gateway's local time, without a zone. */
export const easternTime = (at: Date): string => clock.format(at);
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: gatewayZone, dateStyle: 'short', timeStyle: 'medium' });
