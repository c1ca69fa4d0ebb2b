import { useMutation, useQuery } from '@tanstack/react-query';
import type * as contract from '#contract/saved-cards.ts';
import { savedCardName } from '#domain/ledger/saved-card.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { withKey } from '../use-booking.ts';
import type { Secret } from '../visit/use-visit.ts';
import { messages } from './messages.ts';

const readSavedCard = at<typeof contract.readSavedCard>('GET', '/api/booking-details/:order/saved-card');
const forgetSavedCard = at<typeof contract.forgetSavedCard>('POST', '/api/booking-details/:order/saved-card/forget');

/** The card that the client keeps, and how to have it forgotten; nothing where there is none. */
export function SavedCard({ order, secret }: Secret) {
  const words = useMessages(messages);
  const language = useLanguage();
  const asked = { params: { order }, query: {} };
  const card = useQuery({
    queryKey: ['saved-card', order],
    queryFn: ({ signal }) => call(readSavedCard, asked, { signal, ...withKey(secret) }),
    gcTime: 0,
  }).data?.savedCard;
  const forget = useMutation({ mutationFn: () => call(forgetSavedCard, asked, withKey(secret)) });
  if (!card) return null;
  const { expires } = card;
  return (
    <section className="max-w-[40rem] pt-9" aria-labelledby="saved-card">
      <h2 id="saved-card" className="type-h3">
        {words.title}
      </h2>
      {!forget.isSuccess && (
        <>
          <p className="mt-2 mb-5 text-night-text-2">
            {words.text(savedCardName(card, language), `${expires.slice(0, 2)}/${expires.slice(2)}`)}
          </p>
          <Button
            kind="secondary"
            pending={forget.isPending}
            pendingLabel={words.forgetting}
            onClick={() => forget.mutate()}
          >
            {words.forget}
          </Button>
        </>
      )}
      <p role="status" className="mt-2 min-h-6 text-bronze-300">
        {forget.isSuccess && words.forgotten}
        {forget.isError && words.failed}
      </p>
    </section>
  );
}
