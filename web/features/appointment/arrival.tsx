import { lazy, type ReactNode, Suspense } from 'react';
import { useLinkQuery } from '#web/state/link-query.ts';

// Few come by such a link: its code comes with it.
const ReviewLink = lazy(() => import('./review-link.tsx'));

/** Who comes by the link of an accepted review is led on to the appointments; everybody else is there already. */
export function Arrival({ children }: { children: ReactNode }) {
  const token = useLinkQuery('/calendar-booking')?.get('review')?.trim();
  if (token === undefined) return children;
  return (
    <Suspense>
      <ReviewLink key={token} token={token} />
    </Suspense>
  );
}
