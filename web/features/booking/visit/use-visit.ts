import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#web/client/call.ts';
import { openCancellation, readVisitChanges } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { withKey } from '../use-booking.ts';
import { messages } from './messages.ts';

/** Whose visit: the order, and the key of its secret link. */
export type Secret = { order: string; secret: string };

/** What the holder of the secret link may change now. */
export function useChanges({ order, secret }: Secret) {
  return useQuery({
    queryKey: ['/api/booking-details', order, secret, 'changes'],
    queryFn: ({ signal }) => call(readVisitChanges, { params: { order }, query: {} }, { signal, ...withKey(secret) }),
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Opens the page that cancels: it shows what comes back, and asks once more. */
export function useCancelling({ order, secret }: Secret) {
  const words = useMessages(messages);
  const go = useGo();
  const sent = useRef(false);
  const opening = useMutation({
    mutationFn: () => call(openCancellation, { params: { order }, body: { key: secret } }),
    gcTime: 0,
    networkMode: 'always',
    onSuccess: ({ path }) => go(path),
    onError: (failure) =>
      toast({
        title: words.cancelFailed,
        description: wordsOf(failure) || words.cancelFailedText,
        tone: 'destructive',
      }),
    onSettled: () => {
      sent.current = false;
    },
  });
  const cancel = () => {
    if (sent.current) return; // Two presses before the page is drawn anew are one.
    sent.current = true;
    opening.mutate();
  };
  return { cancel, cancelling: opening.isPending || opening.isSuccess };
}
