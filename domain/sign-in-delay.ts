/** Wrong attempts of one origin, and of all origins together, until the fifth or the thirtieth locks. */
export const freeAttempts = { oneOrigin: 5, allOrigins: 30 } as const;
const maxMinutes = 15;

/** Minutes of lock-out after so many consecutive failures: 0 before the last free one, then 1, 2, 4, 8 and 15. */
export const lockMinutes = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), maxMinutes);
