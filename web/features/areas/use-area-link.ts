import { useQueryClient } from '@tanstack/react-query';
import { call, type Output } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { type UnreadLink, useLink } from '#web/client/use-link.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { confirmArea, leaveArea, readAreaRequest } from './calls.ts';
import { messages } from './messages.ts';

type AreaRequest = Output<typeof readAreaRequest>;
export type Act = 'confirm' | 'leave';

export type AreaLink =
  | { state: 'reading' }
  | { state: 'invalid' }
  | UnreadLink
  | { state: 'known'; request: AreaRequest; act: (act: Act) => void; acting: Act | null };

/** What the link of such an e-mail is about, and its two actions. Opening it changes nothing. */
export function useAreaLink(token: string): AreaLink {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/area-requests', token] as const;
  const link = useLink(key, (signal) => call(readAreaRequest, { params: { token } }, { signal }));
  const acting = usePress(
    (act: Act) => call(act === 'confirm' ? confirmArea : leaveArea, { body: { token } }, { keepalive: true }),
    {
      onSuccess: (done) => void client.setQueryData(key, done),
      onError: (failure) => {
        if (isRefused(failure)) return; // The page says it.
        toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
      },
    },
  );

  if (link.state === 'refused' || isRefused(acting.error)) return { state: 'invalid' };
  if (link.state !== 'read') return link;
  return {
    state: 'known',
    request: link.data,
    act: acting.press,
    acting: acting.isPending ? acting.variables : null,
  };
}
