import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { readUnsubscribe, unsubscribe } from './calls.ts';
import { messages } from './messages.ts';

type Unsubscribe =
  | { state: 'reading' | 'invalid' | 'done' }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void }
  | { state: 'given'; stop: () => void; stopping: boolean };

/** What the link of a mail would withdraw, and the press that does it. To open it changes nothing. */
export function useUnsubscribe(token: string): Unsubscribe {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/unsubscribe', token];
  const reading = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readUnsubscribe, { params: { token } }, { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
  const sent = useRef(false);
  const stopping = useMutation({
    mutationFn: () => call(unsubscribe, { body: { token } }, { keepalive: true }),
    gcTime: 0,
    networkMode: 'always',
    onSuccess: (done) => void client.setQueryData(key, done),
    onError: (failure) => {
      if (isRefused(failure)) return; // The page says it.
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
    },
    onSettled: () => {
      sent.current = false;
    },
  });
  const stop = () => {
    if (sent.current) return; // Two presses before the page is drawn anew are one.
    sent.current = true;
    stopping.mutate();
  };

  if (isRefused(reading.error) || isRefused(stopping.error)) return { state: 'invalid' };
  if (reading.data)
    return reading.data.given.length > 0 ? { state: 'given', stop, stopping: stopping.isPending } : { state: 'done' };
  if (!reading.error) return { state: 'reading' };
  const { isFetching, refetch } = reading;
  return { state: 'unread', error: wordsOf(reading.error), asking: isFetching, askAgain: () => void refetch() };
}
