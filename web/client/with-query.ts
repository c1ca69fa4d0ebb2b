export function withQuery(path: string, query: URLSearchParams): string {
  const asked = query.toString();
  return asked === '' ? path : `${path}?${asked}`;
}
