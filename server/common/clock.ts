/** The program's only clock. Due times are compared with it, never with `now()` of a statement. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at an instant and runs from there (`CLOCK_START`, sandbox only). */
export function clockStartingAt(start: Date, realNow: () => number = Date.now): Clock {
  const offset = start.getTime() - realNow();
  return { now: () => new Date(realNow() + offset) };
}
