/** A search or a filter counts so many bookings and no more; what goes beyond is one more, and shown with a plus. */
export const maxCounted = 1000;

/** A bounded count as it is shown. */
export const showCount = (count: number): string => (count > maxCounted ? `${maxCounted}+` : String(count));
