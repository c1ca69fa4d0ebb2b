import { type ComponentType, lazy, memo, Suspense } from 'react';

const load = async () => (await import('#web/pictures/street.tsx')).Street;
const Late = lazy<ComponentType<{ className: string }>>(() =>
  load().then(
    (Street) => ({ default: Street }),
    () => ({ default: () => null }), // No page is lost with its picture.
  ),
);

/** The prerendered page brings the drawing with it; in the browser its code comes after the page's own. */
const Street = import.meta.env.SSR ? await load() : Late;

const size = 'h-52 w-full flex-none sm:h-64 lg:h-auto';

/**
 * The street at the foot of a page with few words. A page that is drawn anew while the code is on its way would take the
 * prerendered street away; hence its memory.
 */
export const StreetFoot = memo(() => (
  <Suspense fallback={<div className={size} data-coming />}>
    <Street className={size} />
  </Suspense>
));
