/** An address with what is asked of it, bare where that is nothing. */
export function withQuery(path: string, query: URLSearchParams): string {
  const asked = query.toString();
  return asked === '' ? path : `${path}?${asked}`;
}
