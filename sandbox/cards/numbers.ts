/** The numbers that the gateway gives; all are made of the serials that the books give. */
export const gatewayZone = 'America/Toronto';
export const terminal = '66018895';
export const batch = '044';

/** What a refund or a void of the payment names. */
export const chargeTransactionNo = (serial: number): string => `660-0_${1471 + serial}`;

/** Of a refund or a void itself: the gateway marks what follows on a payment with a one. */
export const followOnTransactionNo = (serial: number): string => `660-1_${1471 + serial}`;

export const sequenceNo = (serial: number): string => String(serial % 1000).padStart(3, '0');

export const referenceNo = (serial: number): string => `${terminal}001${batch}${sequenceNo(serial)}0`;

/** Six digits that look random and are the same whenever the receipt is read again. */
export function approvalCode(serial: number): string {
  return String(100_000 + ((serial * 7919 + 204_417) % 900_000));
}

/** `YYYY-MM-DD HH:MM:SS` of the gateway's own wall clock, as it prints without a zone. */
export const easternTime = (at: Date): string => clock.format(at);
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: gatewayZone, dateStyle: 'short', timeStyle: 'medium' });
