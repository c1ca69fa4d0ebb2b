export const outcomesAskedAt = '4:00 PM';
export const decisionsToldAt = '5:00 PM';
export const decisionDays = { back: 120, ahead: 400 } as const;
