/** Days from booking to visit, in the groups of the reports. */
export const leadTimes = ['0-3', '4-7', '8-14', '15-30', '31-60', '61+'] as const;

export const refundReasons = ['cancellation', 'partial', 'not-booked'] as const;
