import { lazy, type ReactNode, Suspense } from 'react';
import { useDraft } from '#web/state/draft.ts';
import { useLinkQuery } from '#web/state/link-query.ts';

// Few people use such links: their code loads with them.
const DeepLinkButton = lazy(() => import('./deep-link-button.tsx'));
const PaymentLink = lazy(() => import('../payment-link/payment-link.tsx'));

/** Whoever comes by a link is led to what it is about; everyone else is there already. */
export function DeepLink({ children }: { children: ReactNode }) {
  const query = useLinkQuery('/calendar-booking');
  const { paymentLink } = useDraft();
  const payment = query?.get('token')?.trim() ?? paymentLink;
  const token = query?.get('review')?.trim();
  const offer = query?.get('offer')?.trim();
  const deepLink = offer ?? token;
  if (deepLink === undefined && payment === '') return children;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      {deepLink === undefined ? (
        <PaymentLink key={payment} token={payment} />
      ) : (
        <DeepLinkButton
          key={deepLink}
          kind={offer === undefined ? 'review' : 'offer'}
          token={deepLink}
          day={query?.get('day') ?? null}
        />
      )}
    </Suspense>
  );
}
