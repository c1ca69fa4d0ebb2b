import { memo, Suspense } from 'react';
import { lateDrawing } from '#web/pictures/late-drawing.ts';

const Street = lateDrawing(async () => (await import('#web/pictures/street.tsx')).Street);

/** Its room is the same before its code is there. */
const size = 'h-52 w-full flex-none sm:h-64 lg:aspect-[680/171] lg:h-auto';

/** Its memory keeps the prerendered street while the code is on its way and the page is drawn anew. */
export const StreetFoot = memo(() => (
  <Suspense fallback={<div className={size} data-coming />}>
    <Street className={size} />
  </Suspense>
));
