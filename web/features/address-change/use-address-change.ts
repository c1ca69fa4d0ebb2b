import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { type UnreadLink, useLink } from '#web/client/use-link.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { readAddressChange, undoAddressChange } from './calls.ts';
import { messages } from './messages.ts';

type AddressChange =
  | { state: 'reading' | 'invalid' | 'undone' }
  | UnreadLink
  | { state: 'waiting' | 'counted'; address: string; until: string; undo: () => void; undoing: boolean };

/** What a former address's link would undo, and the action that does it. Opening it changes nothing. */
export function useAddressChange(token: string): AddressChange {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/address-changes', token] as const;
  const link = useLink(key, (signal) => call(readAddressChange, { params: { token } }, { signal }));
  const undoing = usePress(() => call(undoAddressChange, { body: { token } }, { keepalive: true }), {
    onSuccess: (done) => void client.setQueryData(key, done),
    onError: (failure) => {
      if (isRefused(failure)) return; // Shown on the page.
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
    },
  });

  if (link.state === 'refused' || isRefused(undoing.error)) return { state: 'invalid' };
  if (link.state !== 'read') return link;
  if (link.data.state === 'undone') return { state: 'undone' };
  return { ...link.data, undo: () => undoing.press(), undoing: undoing.isPending };
}
