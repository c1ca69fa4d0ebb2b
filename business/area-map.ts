import type { AreaMap } from '#domain/calendar/neighbourhood.ts';

const rows: readonly string[] = [
  '    H4T H4P H3R H3P H2V H2T            ',
  '            H3S H3T H3V     H2W        ',
  '    H4W     H3X     H3Y H3G H3A H2Z    ',
  '        H4V         H3Z H4C H3B H2Y    ',
  'H9X     H4X H8R                        ',
];

/** The areas as tiles, roughly where they lie in Montréal. */
export const areaMap: AreaMap = rows.flatMap((line, row) =>
  [...line.matchAll(/\w+/g)].map(({ 0: area, index }) => ({ area, column: index / 4, row })),
);
