/** A path with its query, bare if there is none. */
export function withQuery(path: string, query: URLSearchParams): string {
  const asked = query.toString();
  return asked === '' ? path : `${path}?${asked}`;
}
