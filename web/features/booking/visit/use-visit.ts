import { useQuery } from '@tanstack/react-query';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { usePress } from '#web/client/use-press.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { openCancellation, readVisitChanges } from '../calls.ts';
import { withKey } from '../use-booking.ts';
import { messages } from './messages.ts';

/** Whose visit: the order, and the key of its secret link. */
export type Secret = { order: string; secret: string };

export function useChanges({ order, secret }: Secret) {
  return useQuery({
    queryKey: ['/api/booking-details', order, secret, 'changes'],
    queryFn: ({ signal }) => call(readVisitChanges, { params: { order }, query: {} }, { signal, ...withKey(secret) }),
    gcTime: 0,
  });
}

/** Opens the cancellation page: it shows what is refunded, and asks once more. */
export function useCancelling({ order, secret }: Secret) {
  const words = useMessages(messages);
  const go = useGo();
  const opening = usePress(() => call(openCancellation, { params: { order }, body: { key: secret } }), {
    onSuccess: ({ path }) => go(path),
    onError: (failure) =>
      toast({
        title: words.cancelFailed,
        description: wordsOf(failure) || words.cancelFailedText,
        tone: 'destructive',
      }),
  });
  return { cancel: () => opening.press(), cancelling: opening.isPending || opening.isSuccess };
}
