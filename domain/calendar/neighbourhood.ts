/** Where an area lies on the operator's map: columns from west to east, rows from north to south. */
export type AreaPlace = { area: string; column: number; row: number };
export type AreaMap = readonly AreaPlace[];

/** How many tiles apart two areas are, diagonals included; infinite if one of them is not on the map. */
export function tilesBetween(one: string, other: string, map: AreaMap): number {
  if (one === other) return 0;
  const [from, to] = [one, other].map((name) => map.find(({ area }) => area === name));
  return from && to
    ? Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row))
    : Number.POSITIVE_INFINITY;
}

/** Whether a crew in one area is near the other: the same tile, or one that touches it. */
export const isNear = (one: string, other: string, map: AreaMap): boolean => tilesBetween(one, other, map) <= 1;
