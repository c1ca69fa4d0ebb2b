import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type * as weather from '#contract/visit/weather.ts';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import { call } from '#web/client/call.ts';
import { at, readWeatherProposal } from '#web/client/calls.ts';
import { RequestError } from '#web/client/request.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { isCancelled, isInvalidLink, isPressNeeded, whyNotRecorded } from './failure.ts';
import { messages } from './messages.ts';

const answerWeather = at<typeof weather.answerWeather>('GET', '/api/weather-response/:token');
const chooseWeatherDay = at<typeof weather.chooseWeatherDay>('POST', '/api/weather-response/:token');

/** A prefetched page is not one that someone opened. */
const isPrerendering = (): boolean => 'prerendering' in document && document.prerendering === true;

const isVisible = (): boolean => document.visibilityState === 'visible' && !isPrerendering();

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('prerenderingchange', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    document.removeEventListener('prerenderingchange', listener);
  };
}

/** True once the page is in front of someone: neither in a background tab nor prerendered. */
function useWasVisible(): boolean {
  const now = useSyncExternalStore(subscribe, isVisible, () => false);
  const [once, setOnce] = useState(false);
  if (now && !once) setOnce(true);
  return once || now;
}

export type Action = 'accept' | 'decline';
/** What a button sends: an answer, or another day. */
export type Wish = Action | { date: string };
export type Responding = { respond: (wish: Wish) => void; pending: Wish | null };

/** A proposal on screen. `earlier`: the link brought an answer that does not count, since one was given before. */
type Shown = { proposal: WeatherProposal; earlier: boolean; responding: Responding };
export type Response =
  | { state: 'sending' }
  | { state: 'invalid' | 'cancelled' }
  | { state: 'unsent'; failure: Error; responding: Responding }
  | ({ state: 'asked' | 'answered' | 'expired' | 'lost' } & Shown);

/** A weather link's answer: sent once, when the page is looked at; changed by the page's own buttons. */
export function useResponse(token: string, action: Action): Response {
  const lookedAt = useWasVisible();
  const told = useTold();
  const client = useQueryClient();
  // The address follows the answer that counts; what was sent on load stays what it was.
  const [asked] = useState(action);
  const params = { token };
  const key = ['/api/weather-response', token];

  const answer = useQuery({
    queryKey: key,
    queryFn: () =>
      told(() => call(answerWeather, { params, query: { action: asked, opened: 'true' } }, { keepalive: true })),
    enabled: lookedAt,
    gcTime: 0, // Each visit sends its link; the server lets the first answer count.
  });
  const change = usePress(
    (wish: Wish) =>
      told(() =>
        typeof wish === 'string'
          ? call(answerWeather, { params, query: { action: wish, change: 'true' } }, { keepalive: true })
          : call(chooseWeatherDay, { params, body: wish }, { keepalive: true }),
      ),
    { onSuccess: (given) => void client.setQueryData(key, given) },
  );
  const failure = change.error ?? answer.error;
  // The proposal's outcome is fetched if no response gave it.
  const look = useQuery({
    queryKey: ['/api/weather-proposal', token, change.submittedAt],
    queryFn: ({ signal }) => call(readWeatherProposal, { params }, { signal }),
    enabled: failure !== null && !change.isPending && !isInvalidLink(failure),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const responding = {
    respond: (wish: Wish) => change.press(wish),
    pending: change.isPending ? change.variables : null,
  };
  const looked = failure ? look.data : undefined;
  const proposal = looked ?? answer.data?.proposal;
  const shown = proposal && { proposal, earlier: change.isIdle && proposal.answer !== asked, responding };

  if (isInvalidLink(failure)) return { state: 'invalid' };
  if (isCancelled(failure)) return { state: 'cancelled' };
  if (answer.data && shown) return { state: 'answered', ...shown };
  if (!failure || (look.isFetching && change.isIdle)) return { state: 'sending' };
  if (!shown) return { state: 'unsent', failure, responding };
  // The answer did arrive; only the server's response was lost.
  if (shown.proposal.answer !== null) return { state: 'answered', ...shown };
  if (shown.proposal.closed) return { state: 'expired', ...shown };
  if (isPressNeeded(failure)) return { state: 'asked', ...shown };
  if (failure instanceof RequestError && failure.status === 409) return { state: 'lost', ...shown };
  return { state: 'unsent', failure, responding };
}

/** Each outcome is announced by a toast, in the server's words if it has any. */
function useTold() {
  const words = useMessages(messages);
  return async <Given extends { message: string }>(ask: () => Promise<Given>): Promise<Given> => {
    try {
      const given = await ask();
      toast({ title: words.recorded, description: given.message });
      return given;
    } catch (failure) {
      if (isPressNeeded(failure)) throw failure;
      toast({ title: words.failed, description: whyNotRecorded(failure, words), tone: 'destructive' });
      throw failure;
    }
  };
}
