/** The rows of the pages read so far, each once: one that moved between two readings stands on both of its pages. */
export const rowsOf = <Page, Row>(
  pages: readonly Page[] | undefined,
  rows: (page: Page) => readonly Row[],
  keyOf: (row: Row) => string | number,
): Row[] | undefined => pages && [...new Map(pages.flatMap(rows).map((row) => [keyOf(row), row])).values()];
