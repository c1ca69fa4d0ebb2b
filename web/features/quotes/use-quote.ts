import { useQueryClient } from '@tanstack/react-query';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { call, type Input, type Output } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useLink } from '#web/client/use-link.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { acceptQuote, chooseQuoteDay, readQuote } from './calls.ts';
import { messages } from './messages.ts';

export type Quote = Output<typeof readQuote>;
export type Acceptance = Input<typeof acceptQuote>['body'];
export type Chosen = { place: number; appointmentDate: string; appointmentTime: AppointmentTime };

/** A quote by its link, and what its buttons do; each answer is the quote as it is then. */
export function useQuote(token: string) {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = [readQuote.path, token] as const;
  const params = { token };
  const link = useLink(key, (signal) => call(readQuote, { params }, { signal }));
  const told = {
    onSuccess: (quote: Quote) => void client.setQueryData(key, quote),
    onError: (failure: Error) => {
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
      if (isRefused(failure)) void client.invalidateQueries({ queryKey: key });
    },
  };
  const accepting = usePress((body: Acceptance) => call(acceptQuote, { params, body }), told);
  const choosing = usePress((body: Chosen) => call(chooseQuoteDay, { params, body }), {
    onSuccess: told.onSuccess,
    onError: () => void client.invalidateQueries({ queryKey: key }),
  });
  if (link.state === 'refused') return { state: 'invalid' } as const;
  return link.state === 'read' ? { ...link, accepting, choosing } : link;
}

export type Choosing = Extract<ReturnType<typeof useQuote>, { state: 'read' }>['choosing'];
