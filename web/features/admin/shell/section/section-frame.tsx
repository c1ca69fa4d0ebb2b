import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LoadingRows } from '../resource/loading-rows.tsx';

/** Shows placeholder rows until the section's code has loaded, and focuses its heading once it is opened. */
export function SectionFrame({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Suspense
      key={id}
      fallback={
        <div className="admin-main">
          <LoadingRows />
        </div>
      }
    >
      <Arrival id={id}>{children}</Arrival>
    </Suspense>
  );
}

/** The first section of a visit takes no focus away from someone who is typing. */
let opened: string | null = null;

function Arrival({ id, children }: { id: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened !== null && opened !== id) frame.current?.querySelector('h1')?.focus({ preventScroll: true });
    opened = id;
  }, [id]);
  return (
    <div ref={frame} className="contents">
      {children}
    </div>
  );
}
