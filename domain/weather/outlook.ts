export const outlooks = ['rain', 'clear'] as const;
export type Outlook = (typeof outlooks)[number];
