import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type Output } from '#web/client/call.ts';
import { confirmArea, leaveArea, readAreaRequest } from '#web/client/calls.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';

type AreaRequest = Output<typeof readAreaRequest>;
export type Act = 'confirm' | 'leave';

export type AreaLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | { state: 'unread'; error: string; asking: boolean; askAgain: () => void }
  | { state: 'known'; request: AreaRequest; act: (act: Act) => void; acting: Act | null };

/** What the link of such a mail is about, and the two acts it allows. To open it changes nothing. */
export function useAreaLink(token: string): AreaLink {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/area-requests', token];
  const reading = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readAreaRequest, { params: { token } }, { signal }),
    gcTime: 0,
    networkMode: 'always',
  });
  const sent = useRef(false);
  const acting = useMutation({
    mutationFn: (act: Act) =>
      call(act === 'confirm' ? confirmArea : leaveArea, { body: { token } }, { keepalive: true }),
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
  const act = (wanted: Act) => {
    if (sent.current) return; // Two presses before the page is drawn anew are one.
    sent.current = true;
    acting.mutate(wanted);
  };

  if (isRefused(reading.error) || isRefused(acting.error)) return { state: 'invalid' };
  if (reading.data)
    return { state: 'known', request: reading.data, act, acting: acting.isPending ? acting.variables : null };
  if (!reading.error) return { state: 'reading' };
  const { isFetching, refetch } = reading;
  return { state: 'unread', error: wordsOf(reading.error), asking: isFetching, askAgain: () => void refetch() };
}
