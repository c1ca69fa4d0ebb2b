import { splitPath } from '#domain/site-path.ts';

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'button'>;
type Place = Pick<Location, 'origin' | 'pathname'>;

/** The path of a pressed link to another page of the site; null if following it loses nothing. */
export function pathAway(link: Place & { target: string }, press: Press, here: Place): string | null {
  const elsewhere = press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.button !== 0;
  if (elsewhere || link.target || link.origin !== here.origin) return null;
  const { path } = splitPath(link.pathname);
  return path === splitPath(here.pathname).path ? null : path;
}
