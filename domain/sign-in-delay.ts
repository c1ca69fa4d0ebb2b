const freeAttempts = 5;
const maxMinutes = 15;

/** Minutes of lock-out after so many consecutive failures: 0 for the first four, then 1, 2, 4, 8 and 15. */
export const lockMinutes = (failures: number): number =>
  failures < freeAttempts ? 0 : Math.min(2 ** (failures - freeAttempts), maxMinutes);
