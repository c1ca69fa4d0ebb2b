/** The Hungarian method: the column of each row. There are at least as many columns as rows. Ties break the same way. */
export function assign(costs: readonly (readonly number[])[]): number[] {
  const columns = costs[0]?.length ?? 0;
  const prices: Prices = { rows: costs.map(() => 0), columns: new Array<number>(columns).fill(0) };
  const rowOf = new Array<number | null>(columns).fill(null);
  for (const row of costs.keys()) giveColumn(row, { costs, prices, rowOf });
  const columnOf = new Array<number>(costs.length);
  for (const [column, row] of rowOf.entries()) if (row !== null) columnOf[row] = column;
  return columnOf;
}

type Prices = { rows: number[]; columns: number[] };
type State = { costs: readonly (readonly number[])[]; prices: Prices; rowOf: (number | null)[] };

/** Gives one more row its column; the rows that have to make room for it each take the next cheapest. */
function giveColumn(newRow: number, { costs, prices, rowOf }: State): void {
  const least = rowOf.map(() => Number.POSITIVE_INFINITY);
  const cameFrom = rowOf.map(() => -1);
  const seen = rowOf.map(() => false);
  let [row, last]: [number | null, number] = [newRow, -1];
  const path: number[] = [];
  while (row !== null) {
    const [here, price, before]: [readonly number[], number, number] = [costs[row] ?? [], prices.rows[row] ?? 0, last];
    let nearest = -1;
    for (let column = 0; column < seen.length; column++) {
      if (seen[column]) continue;
      const dearer = at(here, column) - price - at(prices.columns, column);
      if (dearer < at(least, column)) {
        least[column] = dearer;
        cameFrom[column] = before;
      }
      if (nearest === -1 || at(least, column) < at(least, nearest)) nearest = column;
    }
    const step = at(least, nearest);
    raise(newRow, step, { path, prices, rowOf });
    for (let column = 0; column < seen.length; column++) if (!seen[column]) least[column] = at(least, column) - step;
    seen[nearest] = true;
    path.push(nearest);
    last = nearest;
    row = rowOf[nearest] ?? null;
  }
  for (let column = last; column !== -1; ) {
    const before = cameFrom[column] ?? -1;
    rowOf[column] = before === -1 ? newRow : (rowOf[before] ?? null);
    column = before;
  }
}

/** A row on the path pays so much more, and its columns so much less: the next column costs nothing then. */
function raise(
  newRow: number,
  step: number,
  { path, prices, rowOf }: Pick<State, 'prices' | 'rowOf'> & { path: number[] },
) {
  prices.rows[newRow] = at(prices.rows, newRow) + step;
  for (const column of path) {
    prices.columns[column] = at(prices.columns, column) - step;
    const row = rowOf[column] ?? -1;
    prices.rows[row] = at(prices.rows, row) + step;
  }
}

const at = (list: readonly number[], index: number): number => list[index] ?? Number.POSITIVE_INFINITY;
