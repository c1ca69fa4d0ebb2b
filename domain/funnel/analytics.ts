/** The way of a visitor, in order, as the operator's figures show it. */
export const funnelSteps = [
  'landing',
  'postal-code',
  'size',
  'layout',
  'questions',
  'aligned',
  'appointment',
  'terms',
  'payment',
  'booked',
] as const;

/** Where the way ends for those whom the house does not serve, or not yet. */
export const exitSteps = ['out-of-area', 'too-big', 'not-aligned', 'review'] as const;

/** What a page may say was reached. Payments and bookings are counted where they happen. */
export const pageSteps = [
  'landing',
  'postal-code',
  'size',
  'layout',
  'questions',
  'aligned',
  'appointment',
  'terms',
  ...exitSteps,
] as const;
export type PageStep = (typeof pageSteps)[number];

const before = 'away:';

/** The name under which an area is counted that somebody was turned away from. */
export const turnedAway = (area: string): string => before + area;

/** The area of such a name; null of any other. */
export const areaOfAway = (step: string): string | null => (step.startsWith(before) ? step.slice(before.length) : null);
