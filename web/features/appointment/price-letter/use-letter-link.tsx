import { type ReactNode, useCallback } from 'react';
import type * as letters from '#contract/links/price-letters.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { formatDate } from '#domain/format.ts';
import { call, type Output } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { useLink } from '#web/client/use-link.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Notice } from '#web/ui/overlay/notice.tsx';
import { messages } from '../deep-link/messages.ts';
import { type LinkTakenUp, useTakenUp } from '../use-taken-up.ts';

const readLetter = at<typeof letters.readPriceLetter>('GET', '/api/price-letters/:token');

export type Telling = (note: ReactNode) => void;

/** Takes up what a price was sent for, and goes on without the token; `tell` is given what the page then says above its prices. */
export function useLetterLink(token: string, tell: Telling): LinkTakenUp {
  const link = useLink([readLetter.path, token], (signal) => call(readLetter, { params: { token } }, { signal }));
  const takeUp = useCallback(
    (letter: Output<typeof readLetter>) => {
      fill(letter);
      if (letter.changed) tell(<PricesChanged sentOn={letter.sentOn} />);
    },
    [tell],
  );
  return useTakenUp(link, takeUp);
}

function PricesChanged({ sentOn }: { sentOn: IsoDate }) {
  const words = useMessages(messages);
  return <Notice tone="warning" title={words.pricesChanged(formatDate(sentOn, useLanguage()))} />;
}

/** As if the steps had been taken; what was begun before is another booking. */
function fill({ email, companyName, sentOn: _, changed: __, ...chosen }: Output<typeof readLetter>) {
  const { feeling, aesthetic, purpose, appointmentDate, appointmentTime, ...storefront } = chosen;
  const answers = { feeling: feeling ?? '', aesthetic: aesthetic ?? '', purpose: purpose ?? '' } as const;
  updateDraft({ ...storefront, ...answers, quizAnswers: undefined, reviewId: '' });
  // If the day is gone meanwhile, the calendar says so.
  updateDraft({ appointmentDate: appointmentDate ?? '', appointmentTime: appointmentTime ?? '' });
  keepKnownCustomer({ email, ...(companyName !== null && { companyName }) });
}
