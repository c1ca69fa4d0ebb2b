import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDraft } from '#web/state/draft.ts';
import { useLinkQuery } from '#web/state/link-query.ts';

// Few people use such links: their code loads with them.
const DeepLinkButton = lazy(() => import('./deep-link-button.tsx'));
const PaymentLink = lazy(() => import('../payment-link/payment-link.tsx'));

const kinds = ['offer', 'review', 'letter'] as const;

/** Whoever comes by a link is led to what it is about; everyone else is there already, perhaps with a note of their link's. */
export function DeepLink({ children }: { children: (note: ReactNode) => ReactNode }) {
  const query = useLinkQuery('/calendar-booking');
  const { paymentLink } = useDraft();
  const [note, tell] = useState<ReactNode>();
  const payment = query?.get('token')?.trim() ?? paymentLink;
  const kind = kinds.find((name) => query?.has(name));
  if (!kind && payment === '') return children(note);
  const token = (kind && query?.get(kind)?.trim()) ?? payment;
  return (
    <Suspense fallback={<span hidden data-coming />}>
      {kind ? (
        <DeepLinkButton key={token} kind={kind} token={token} day={query?.get('day') ?? null} tell={tell} />
      ) : (
        <PaymentLink key={token} token={token} />
      )}
    </Suspense>
  );
}
