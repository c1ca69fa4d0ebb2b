import { Suspense } from 'react';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import { useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { Contact } from './contact.tsx';
import { messages } from './messages.ts';
import { pageForRefusal } from './page-for-refusal.ts';
import type { CheckoutOfPage } from './use-checkout.ts';

const WithoutCookies = lateDrawing(async () => (await import('./late-parts.tsx')).WithoutCookies);

/** Refusals no other page can fix. */
const onTheSpot: ReadonlySet<string> = new Set(['PRICE_DIFFERS', 'PAID_NOT_BOOKED', 'COOKIES_NEEDED']);

/** What must be known before anything is typed: a way back, a payment being refunded. */
export function PageNotices({ checkout: { state, open } }: { checkout: CheckoutOfPage }) {
  const words = useMessages(messages);
  const { phase, paidNotBooked } = state;
  const code = phase.name === 'refused' ? phase.code : null;
  const path = code === null || onTheSpot.has(code) ? null : pageForRefusal(code);
  return (
    <div className="grid gap-4 not-empty:mb-8 not-empty:-mt-2">
      {paidNotBooked && code !== 'PAID_NOT_BOOKED' && (
        <Notice tone="error" title={words.lost}>
          <p>
            {paidNotBooked.text} <WithCodes text={words.lostOrder(paidNotBooked.orderNo)} />
          </p>
          <Contact className="mt-2 [&>p:last-child]:justify-start" />
        </Notice>
      )}
      {code === 'COOKIES_NEEDED' && (
        <Notice tone="error" title={words.cookies}>
          <Suspense>
            <WithoutCookies />
          </Suspense>
          <TextButton onClick={() => open()}>{words.tryAgain}</TextButton>
          <Contact className="mt-2 [&>p:last-child]:justify-start" />
        </Notice>
      )}
      {path !== null && phase.name === 'refused' && (
        <div role="alert">
          <Notice tone="warning" title={phase.text || words.refused}>
            <TextLink href={path}>{words.backTo[path]}</TextLink>
          </Notice>
        </div>
      )}
    </div>
  );
}
