const pages = {
  AREA_NOT_SERVED: '/postal-code',
  SIZE_NOT_BOOKABLE: '/storefront-size',
  LAYOUT_NOT_OFFERED: '/glass-coverage',
} as const;

/** The page a refusal is about; most are about the appointment. */
export const pageForRefusal = (code: string): (typeof pages)[keyof typeof pages] | '/calendar-booking' =>
  Object.entries(pages).find(([known]) => known === code)?.[1] ?? '/calendar-booking';
