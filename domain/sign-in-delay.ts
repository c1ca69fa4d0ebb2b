const freeTries = 5;
const longestMinutes = 15;

/** Minutes for which an e-mail is locked after so many wrong passwords in a row: 0, then 1, 2, 4, 8 and 15. */
export const lockMinutes = (failures: number): number =>
  failures < freeTries ? 0 : Math.min(2 ** (failures - freeTries), longestMinutes);
