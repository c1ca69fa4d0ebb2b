import { useEffect, useRef, useState } from 'react';
import landscapeAv1 from '#web/pictures/film/landscape.av1.webm';
import landscapePoster from '#web/pictures/film/landscape.avif';
import landscapeH264 from '#web/pictures/film/landscape.h264.mp4';
import landscapePreview from '#web/pictures/film/landscape.preview.avif';
import landscapeOld from '#web/pictures/film/landscape.webp';
import portraitAv1 from '#web/pictures/film/portrait.av1.webm';
import portraitPoster from '#web/pictures/film/portrait.avif';
import portraitH264 from '#web/pictures/film/portrait.h264.mp4';
import portraitPreview from '#web/pictures/film/portrait.preview.avif';
import portraitOld from '#web/pictures/film/portrait.webp';
import { useHydrated } from '#web/state/use-hydrated.ts';
import type { Film } from './use-film.ts';

const films = {
  landscape: { av1: landscapeAv1, h264: landscapeH264 },
  portrait: { av1: portraitAv1, h264: portraitH264 },
} as const;

/** The poster's preview with the page, the poster once that is painted, then the film over it. */
export function LandingFilm({ film }: { film: Film }) {
  const isPainted = useHydrated();
  return (
    <div className="absolute inset-0 overflow-hidden" aria-hidden="true">
      <picture>
        <source
          media="(max-aspect-ratio: 3/4)"
          type="image/avif"
          srcSet={isPainted ? portraitPoster : portraitPreview}
        />
        <source media="(max-aspect-ratio: 3/4)" srcSet={portraitOld} />
        <source type="image/avif" srcSet={isPainted ? landscapePoster : landscapePreview} />
        <img className="landing-picture" src={landscapeOld} alt="" width="1600" height="900" fetchPriority="high" />
      </picture>
      {film.shape && <Moving key={film.shape} {...film} shape={film.shape} />}
      <div className="landing-scrim absolute inset-0" />
    </div>
  );
}

/** What a browser that has stopped fetching gets to show that it can play. */
const patienceMs = 1500;

type Stage = 'loading' | 'appearing' | 'running';

/** The film begins with the poster's own picture: it fades in standing still, and only then moves. */
function Moving({ shape, paused, giveUp, standStill }: Film & { shape: keyof typeof films }) {
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  const [hidden, setHidden] = useState(() => document.hidden);

  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    const element = video.current;
    // People who paused the film and come back are sent nothing until they ask.
    if (paused || stage !== 'loading' || !element) return;
    let patience: ReturnType<typeof setTimeout>;
    // Phones may fetch only a start until asked to play.
    const onSuspend = () => {
      patience = setTimeout(() => setStage('running'), patienceMs);
    };
    element.addEventListener('suspend', onSuspend, { once: true });
    element.preload = 'auto';
    element.load();
    return () => {
      clearTimeout(patience);
      element.removeEventListener('suspend', onSuspend);
    };
  }, [paused, stage]);

  useEffect(() => {
    const element = video.current;
    if (!element || stage !== 'running') return;
    if (paused || hidden) return element.pause();
    element.play().catch((reason: unknown) => {
      console.info('The landing film does not play:', reason);
      if (element.paused && !document.hidden) standStill();
    });
  }, [stage, paused, hidden, standStill]);

  const appear = () => setStage((now) => (now === 'loading' ? 'appearing' : now));
  return (
    <video
      ref={video}
      className="landing-picture landing-film"
      data-stage={stage}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      tabIndex={-1}
      onCanPlayThrough={appear}
      onError={() => giveUp('it broke off')}
      onTransitionEnd={() => setStage('running')}
    >
      <source src={films[shape].av1} type='video/webm; codecs="av01.0.08M.10"' />
      <source
        src={films[shape].h264}
        type='video/mp4; codecs="avc1.64001f"'
        onError={() => giveUp('it could not be fetched')}
      />
    </video>
  );
}
