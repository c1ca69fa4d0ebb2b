import { useEffect, useRef, useState } from 'react';
import { LoadingRows } from '../resource/loading-rows.tsx';
import type { Section, SectionProps } from './section.ts';

type Outcome = 'waiting' | 'loaded' | { error: unknown };

/** Shows placeholder rows until the section's code has loaded, and focuses its heading once it is opened. One a section. */
export function SectionFrame({ section: { id, Screen }, ...props }: SectionProps & { section: Section }) {
  const [outcome, setOutcome] = useState<Outcome>(Screen.loaded ? 'loaded' : 'waiting');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome === 'waiting')
      Screen.load().then(
        () => setOutcome('loaded'),
        (error: unknown) => setOutcome({ error }),
      );
    if (outcome !== 'loaded') return;
    if (opened !== null && opened !== id) frame.current?.querySelector('h1')?.focus({ preventScroll: true });
    opened = id;
  }, [id, Screen, outcome]);
  if (typeof outcome === 'object') throw outcome.error;
  if (!Screen.loaded)
    return (
      <div className="admin-main">
        <LoadingRows />
      </div>
    );
  return (
    <div ref={frame} className="contents">
      <Screen.loaded {...props} />
    </div>
  );
}

/** The first section of a visit takes no focus away from someone who is typing. */
let opened: string | null = null;
