import type { VisitToDecide } from '#contract/admin/days/decisions.ts';

export type Choice = 'keep' | 'done' | 'missed';

/** What can be decided of a visit besides moving it: how it went, from its day on. */
export const choicesOf = ({ orderNo, date }: Pick<VisitToDecide, 'orderNo' | 'date'>, today: string): Choice[] =>
  orderNo === null || date > today ? ['keep'] : ['done', 'missed', 'keep'];

/** What can be decided of all visits of a day at once. */
export const choiceOfDay = (date: string, lastDayOver: string): 'keep' | 'done' =>
  date <= lastDayOver ? 'done' : 'keep';

/** The days in their order, each with its visits. */
export const daysOf = (visits: readonly VisitToDecide[]) =>
  [...Map.groupBy(visits, ({ date }) => date)].map(([date, ofDay]) => ({ date, visits: ofDay }));
