import { useCallback, useEffect, useState } from 'react';
import { brand } from '#business/brand.ts';
import { tabMemory } from '#web/state/kept-text.ts';
import { whenIdle } from '#web/state/when-idle.ts';

type Line = { saveData?: boolean; effectiveType?: string };

const still = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
const tall = '(max-aspect-ratio: 3/4)';

/** Whether this visitor may be sent a one-megabyte autoplaying film. */
function mayShowFilm(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')) return false;
  return !matchMedia(still).matches;
}

/** Whether the window asks for the portrait film, by the same rule as the poster. */
const isTall = (): boolean => matchMedia(tall).matches;

/** Notifies when the result of `mayShowFilm` or `isTall` may have changed. Returns how to stop. */
function watchScreen(changed: () => void): () => void {
  const lists = [still, tall].map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

const key = `${brand.key}.film`;

export type Film = {
  /** Which film to load; none before the page is idle, or if a poster is better. */
  shape: 'landscape' | 'portrait' | null;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** The browser does not autoplay it: it waits for its button. */
  standStill: () => void;
  /** The film is unavailable: the poster stays. */
  giveUp: (reason: unknown) => void;
};

/** Decides after the first paint whether there is a film, and remembers for the visit whether it runs. */
export function useFilm(): Film {
  const [shape, setShape] = useState<Film['shape']>(null);
  const [paused, setPausedHere] = useState(false);
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const decide = () => setShape(!mayShowFilm() ? null : isTall() ? 'portrait' : 'landscape');
    let stopWatching = () => {};
    const cancel = whenIdle(() => {
      setPausedHere(tabMemory.get(key) === 'paused');
      decide();
      stopWatching = watchScreen(decide);
    });
    return () => {
      cancel();
      stopWatching();
    };
  }, []);

  const standStill = useCallback(() => setPausedHere(true), []);

  return {
    shape: lost ? null : shape,
    paused,
    setPaused: (now) => {
      setPausedHere(now);
      if (now) tabMemory.set(key, 'paused');
      else tabMemory.remove(key);
    },
    standStill,
    giveUp: (reason) => {
      console.info('The landing film is not shown:', reason);
      setLost(true);
    },
  };
}
