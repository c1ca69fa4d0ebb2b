import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CancellationPreview } from '#contract/cancellation.ts';
import { call } from '#web/client/call.ts';
import { isRefused, isUnanswered, wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { useFailure } from '#web/client/use-failure.ts';
import { usePress } from '#web/client/use-press.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { cancelBooking, previewCancellation } from './calls.ts';
import { whyNotCancelled } from './failure.ts';
import { messages } from './messages.ts';
import { type Outcome, outcomeAfter } from './outcome.ts';

export type Link =
  | { state: 'validating' }
  | { state: 'invalid'; error: string }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void }
  | { state: 'details'; preview: CancellationPreview; cancel: () => void; cancelling: boolean; unsure: boolean }
  | { state: 'cancelled'; preview: CancellationPreview; outcome: Outcome };

/** A cancellation link: what it opens, and its one action. A null token is not known yet. */
export function useCancellation(token: string | null): Link {
  const { preview, countNow, refusal, unread } = usePreview(token);
  const cancellation = useCancel(token ?? '', countNow);

  if (preview && cancellation.outcome) return { state: 'cancelled', preview, outcome: cancellation.outcome };
  const refused = cancellation.refusal ?? refusal;
  // The words for wrong input speak of fields, and there are none.
  if (refused) return { state: 'invalid', error: refused.code === 'INVALID_INPUT' ? '' : refused.error };
  if (unread) return { state: 'unread', ...unread };
  if (!preview) return { state: 'validating' };
  const { cancel, cancelling, unsure } = cancellation;
  return { state: 'details', preview: { ...preview, ...countNow() }, cancel, cancelling, unsure };
}

function usePreview(token: string | null) {
  const query = useQuery({
    queryKey: ['/api/cancel-token', token],
    queryFn: ({ signal }) => call(previewCancellation, { params: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    gcTime: 0, // A link's content is refetched on each visit, and the token is never cached.
  });
  const failure = useFailure(query, token);
  const { data, dataUpdatedAt, isFetching, refetch } = query;
  useMinutes(data !== undefined);

  const refusal = isRefused(failure) ? failure : null;
  // A refusal is in the server's words, which follow the language of the page.
  const language = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    // A call carries the `lang` of the document, which is set once the effects of this change are over.
    if (asked.current !== language && refusal) queueMicrotask(() => void refetch());
    asked.current = language;
  }, [language, refusal, refetch]);

  const unread = failure && !refusal && { error: wordsOf(failure), asking: isFetching, askAgain: () => void refetch() };
  const countNow = () => data && outcomeAfter(data, Date.now() - dataUpdatedAt);
  return { preview: data, countNow, refusal, unread };
}

function useCancel(token: string, countNow: () => Outcome | undefined) {
  const words = useMessages(messages);
  const expected = useRef<Outcome>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [unsure, setUnsure] = useState(false);

  const done = (known: Outcome | undefined) => {
    setOutcome(known);
    toast({ title: words.cancelled, description: words.cancelledToast });
  };
  const { press, isPending, error } = usePress(() => call(cancelBooking, { body: { token } }, { keepalive: true }), {
    onSuccess: done,
    onError: (failure) => {
      // The response to an earlier press was lost, or the booking was cancelled elsewhere: it is cancelled all the same.
      if (failure instanceof RequestError && failure.code === 'ALREADY_CANCELLED') return done(expected.current);
      setUnsure(isUnanswered(failure));
      toast({ title: words.failed, description: whyNotCancelled(failure, words), tone: 'destructive' });
    },
  });

  const cancel = () => {
    // What a lost answer would have said counts from the first press.
    expected.current ??= countNow();
    press();
  };
  const refusal = error instanceof RequestError && error.code === 'CANCEL_LINK_INVALID' ? error : null;
  return { cancel, cancelling: isPending, outcome, refusal, unsure };
}

/** Draws anew twice a minute, since the time left is on screen. */
function useMinutes(running: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((count) => count + 1), 30_000);
    return () => clearInterval(timer);
  }, [running]);
}
