/** Days from booking to visit, in the groups of the reports. */
export const leadTimes = ['0-3', '4-7', '8-14', '15-30', '31-60', '61+'] as const;

/** In place of a service's or a size's name: what was charged after the sale, which is no booking of its own. */
export const chargesLine = 'charges';

export const refundReasons = ['cancellation', 'partial', 'not-booked'] as const;
