import { memo, Suspense } from 'react';
import { lateDrawing } from '#web/pictures/late-drawing.ts';

const Street = lateDrawing(async () => (await import('#web/pictures/street.tsx')).Street);

/** Its room is the same before its code is there. */
const size = 'h-52 w-full flex-none sm:h-64 lg:aspect-[680/171] lg:h-auto';

/**
 * The street at the foot of a page with few words. A page that is drawn anew while the code is on its way would take the
 * prerendered street away; hence its memory.
 */
export const StreetFoot = memo(() => (
  <Suspense fallback={<div className={size} data-coming />}>
    <Street className={size} />
  </Suspense>
));
