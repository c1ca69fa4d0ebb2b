/** Labels of pairs: less room on phones, so that an order number fits beside its own. */
export const columns =
  '[&>div]:grid-cols-[minmax(6.5rem,42%)_minmax(0,1fr)] sm:[&>div]:grid-cols-[11.75rem_minmax(0,1fr)]';
