import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import { allPages } from '#web/all-pages.ts';

/** What answers by a secret in its address without being a call of the contract or a page. */
const others = ['/calendar/:secret.ics', '/%61pi/offers/:token', '/nowhere/:token'];
/** How links name what they carry. */
const carriers = ['key', 'token', 'review', 'offer', 'letter'];

const places = [
  ...[...siteCalls, ...adminCalls].map(({ path, query }) => ({
    path,
    names: query && 'shape' in query.def ? Object.keys(query.def.shape as object) : [],
  })),
  ...[...allPages, ...others].map((path) => ({ path, names: [] })),
];

/** The addresses of every call and page, with a live token in each place that could hold one. */
export const addressesWith = (token: string): string[] =>
  places.flatMap(({ path, names }) => {
    const bare = path.replaceAll(/:\w+/g, 'x');
    const inPath = [...path.matchAll(/:\w+/g)].map(({ 0: name }) => path.replace(name, token).replaceAll(/:\w+/g, 'x'));
    const inQuery = [...new Set([...names, ...carriers])].map((name) => `${bare}?${name}=${token}`);
    return [...inPath, `${bare}/${token}`, ...inQuery, `${bare}?x=1;${token}`];
  });
