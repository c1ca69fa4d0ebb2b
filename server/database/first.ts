/** The one row of a query, or null. */
export const first = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;
