import { lazy, type ReactNode, Suspense } from 'react';
import { useDraft } from '#web/state/draft.ts';
import { useLinkQuery } from '#web/state/link-query.ts';

// Few come by such links: their code comes with them.
const ArrivalLink = lazy(() => import('./arrival-link.tsx'));
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
  const arrival = offer ?? token;
  if (arrival === undefined && payment === '') return children;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      {arrival === undefined ? (
        <PaymentLink key={payment} token={payment} />
      ) : (
        <ArrivalLink
          key={arrival}
          kind={offer === undefined ? 'review' : 'offer'}
          token={arrival}
          day={query?.get('day') ?? null}
        />
      )}
    </Suspense>
  );
}
