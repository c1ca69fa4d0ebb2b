const seenSteps = ['landing', 'postal-code', 'size', 'layout', 'questions', 'aligned', 'appointment', 'terms'] as const;

/** The steps of the funnel in order, as the reports show them. */
export const funnelSteps = [...seenSteps, 'payment', 'booked'] as const;

/** Where visitors leave the funnel because they cannot be served, or not yet. */
export const exitSteps = ['out-of-area', 'too-big', 'not-aligned', 'review'] as const;

/** The steps that a page may report. Payments and bookings are counted on the server. */
export const pageSteps = [...seenSteps, ...exitSteps] as const;
export type PageStep = (typeof pageSteps)[number];

const prefix = 'away:';

/** The step that counts visitors turned away because of their area. */
export const turnedAway = (area: string): string => prefix + area;

/** The area in such a step; null for any other step. */
export const areaOfAway = (step: string): string | null => (step.startsWith(prefix) ? step.slice(prefix.length) : null);
