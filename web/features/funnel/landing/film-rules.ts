import { brand } from '#business/brand.ts';

/** What the browser reports about the connection; not every browser does. */
type Line = { saveData?: boolean; effectiveType?: string };

const still = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
const tall = '(max-aspect-ratio: 3/4)';

/** Whether this visitor may be sent a one-megabyte autoplaying film. */
export function mayShowFilm(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')) return false;
  return !matchMedia(still).matches;
}

/** Whether the window asks for the portrait film, by the same rule as the poster. */
export const isTall = (): boolean => matchMedia(tall).matches;

/** Notifies when the result of `mayShowFilm` or `isTall` may have changed. Returns how to stop. */
export function watchScreen(changed: () => void): () => void {
  const lists = [still, tall].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

const key = `${brand.key}.film`;

/** Whether the visitor has paused the film during this visit. */
export function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(key) === 'paused';
  } catch {
    return false;
  }
}

export function rememberPaused(paused: boolean): void {
  try {
    if (paused) sessionStorage.setItem(key, 'paused');
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be refused; the film then pauses for as long as the page is open.
  }
}
