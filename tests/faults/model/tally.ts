/** What happened in all runs together: a test in which nothing happens proves nothing. */
export const tally = {
  commands: 0,
  booked: 0,
  refunds: 0,
  parts: 0,
  cancelledInTime: 0,
  cancelledTooLate: 0,
  freeRefreshes: 0,
  promisesKept: 0,
  struck: 0,
  together: 0,
  troubled: 0,
};
