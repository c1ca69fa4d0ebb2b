import { useMessages } from '#web/state/language.tsx';
import { Pause, Play } from './film-signs.tsx';
import { messages } from './messages.ts';
import type { Film } from './use-film.ts';

/** Stops and starts the film; absent where there is none. */
export function FilmButton({ film }: { film: Film }) {
  const words = useMessages(messages);
  if (!film.shape) return null;
  const name = film.paused ? words.play : words.pause;
  return (
    <button
      type="button"
      className="film-button"
      aria-label={name}
      data-tip={name}
      onClick={() => film.setPaused(!film.paused)}
    >
      {film.paused ? <Play /> : <Pause />}
    </button>
  );
}
