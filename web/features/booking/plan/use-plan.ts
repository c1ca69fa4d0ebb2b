import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentVersion } from '#business/consents/consents.ts';
import type * as plans from '#contract/returning/plans.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { withKey } from '../use-booking.ts';
import type { Secret } from '../visit/use-visit.ts';
import { messages } from './messages.ts';

// Kept with their page, not with the calls every page loads.
const readPlan = at<typeof plans.readPlan>('GET', '/api/booking-details/:order/plan');
const choosePlan = at<typeof plans.choosePlan>('POST', '/api/booking-details/:order/plan');
const endPlan = at<typeof plans.endPlan>('POST', '/api/booking-details/:order/plan/end');

/** The yearly plan of the holder of the secret link, and the presses that choose and end it; `onChanged` once that is done. */
export function usePlan({ order, secret }: Secret, onChanged: () => void) {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/booking-details', order, secret, 'plan'];
  const params = { order };
  const reading = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readPlan, { params, query: {} }, { signal, ...withKey(secret) }),
    gcTime: 0,
    retry: false,
  });
  const changing = useMutation({
    mutationFn: (visits: VisitCount | null) =>
      visits === null
        ? call(endPlan, { params, body: { key: secret } }, { keepalive: true })
        : // The version of the wording this page shows, whatever the server asks for now.
          call(choosePlan, { params, body: { key: secret, visits, textVersion: consentVersion } }, { keepalive: true }),
    gcTime: 0,
    onSuccess: (state) => {
      client.setQueryData(key, state);
      onChanged();
    },
    onError: (failure) =>
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' }),
  });
  const { isPending, isSuccess, variables, mutate } = changing;
  return {
    state: reading.data,
    saving: isPending && variables !== null,
    ending: isPending && variables === null,
    said: isSuccess ? (variables === null ? words.ended : words.chosen) : null,
    choose: (visits: VisitCount) => mutate(visits),
    end: () => mutate(null),
  };
}
