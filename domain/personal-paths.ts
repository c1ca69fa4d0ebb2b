/** Pages of one booking or request, pages that act when opened, and staff pages. */
export const personalPaths = [
  '/payment',
  '/payment-complete',
  '/confirmation',
  '/cancel-booking',
  '/certificate',
  '/weather-response',
  '/area-request',
  '/waiting-list',
  '/quotes',
  '/unsubscribe',
  '/address-change',
  '/admin',
  '/crew',
] as const;

/** Whether a page (its path without the language) must be neither indexed nor cached. */
export const isPersonal = (path: string): boolean =>
  personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));
