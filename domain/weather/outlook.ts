/** What a day of the calendar shows of its forecast. */
export const outlooks = ['rain', 'clear'] as const;
export type Outlook = (typeof outlooks)[number];
