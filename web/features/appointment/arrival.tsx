import { lazy, type ReactNode, Suspense } from 'react';
import { useDraft } from '#web/state/draft.ts';
import { useLinkQuery } from '#web/state/link-query.ts';

// Few come by such links: their code comes with them.
const ReviewLink = lazy(() => import('./review-link.tsx'));
const OfferLink = lazy(() => import('./offer-link/offer-link.tsx'));
const PaymentLink = lazy(() => import('./payment-link/payment-link.tsx'));

/**
 * Who comes by the link of an accepted review, a season's offer or a planned visit is led on to the appointments, and who
 * comes by a payment link, or back to it, to what was agreed with them; everybody else is there already.
 */
export function Arrival({ children }: { children: ReactNode }) {
  const query = useLinkQuery('/calendar-booking');
  const { paymentLink } = useDraft();
  const payment = query?.get('token')?.trim() ?? paymentLink;
  const token = query?.get('review')?.trim();
  const offer = query?.get('offer')?.trim();
  if (offer !== undefined)
    return (
      <Suspense fallback={<span hidden data-coming />}>
        <OfferLink key={offer} token={offer} day={query?.get('day') ?? null} />
      </Suspense>
    );
  if (token === undefined && payment !== '')
    return (
      <Suspense fallback={<span hidden data-coming />}>
        <PaymentLink key={payment} token={payment} />
      </Suspense>
    );
  if (token === undefined) return children;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      <ReviewLink key={token} token={token} />
    </Suspense>
  );
}
