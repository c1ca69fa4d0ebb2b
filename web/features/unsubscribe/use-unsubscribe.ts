import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { type UnreadLink, useLink } from '#web/client/use-link.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { readUnsubscribe, unsubscribe } from './calls.ts';
import { messages } from './messages.ts';

type Unsubscribe =
  | { state: 'reading' | 'invalid' | 'done' }
  | UnreadLink
  | { state: 'given'; stop: () => void; stopping: boolean };

/** What an e-mail's link would withdraw, and the action that does it. Opening it changes nothing. */
export function useUnsubscribe(token: string): Unsubscribe {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/unsubscribe', token] as const;
  const link = useLink(key, (signal) => call(readUnsubscribe, { params: { token } }, { signal }));
  const stopping = usePress(() => call(unsubscribe, { body: { token } }, { keepalive: true }), {
    onSuccess: (done) => void client.setQueryData(key, done),
    onError: (failure) => {
      if (isRefused(failure)) return; // Shown on the page.
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
    },
  });

  if (link.state === 'refused' || isRefused(stopping.error)) return { state: 'invalid' };
  if (link.state !== 'read') return link;
  if (link.data.given.length === 0) return { state: 'done' };
  return { state: 'given', stop: () => stopping.press(), stopping: stopping.isPending };
}
