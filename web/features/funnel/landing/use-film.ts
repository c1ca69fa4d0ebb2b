import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#web/state/when-idle.ts';
import { isTall, mayShowFilm, rememberPaused, wasPaused, watchScreen } from './film-rules.ts';

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
      setPausedHere(wasPaused());
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
      rememberPaused(now);
    },
    standStill,
    giveUp: (reason) => {
      console.info('The landing film is not shown:', reason);
      setLost(true);
    },
  };
}
