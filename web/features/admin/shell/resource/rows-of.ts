/** The rows of the pages loaded so far, each once: one that moved between two requests is on both pages. */
export const rowsOf = <Page, Row>(
  pages: readonly Page[] | undefined,
  rows: (page: Page) => readonly Row[],
  keyOf: (row: Row) => string | number,
): Row[] | undefined => pages && [...new Map(pages.flatMap(rows).map((row) => [keyOf(row), row])).values()];
