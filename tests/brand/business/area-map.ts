import type { AreaMap } from '#domain/calendar/neighbourhood.ts';

const rows: readonly string[] = [
  '            K1N K1L K1M',
  '    K1Y K1R K1P        ',
  'K2A K1Z     K2P        ',
  '            K1S        ',
];

/** The areas as tiles, roughly where they lie in Ottawa. */
export const areaMap: AreaMap = rows.flatMap((line, row) =>
  [...line.matchAll(/\w+/g)].map(({ 0: area, index }) => ({ area, column: index / 4, row })),
);
