import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consentVersion } from '#business/consents/consents.ts';
import type * as consents from '#contract/returning/consents.ts';
import type { BoxPurpose } from '#domain/consents/consent.ts';
import { call } from '#web/client/call.ts';
import { at } from '#web/client/calls.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { withKey } from '../use-booking.ts';
import type { Secret } from '../visit/use-visit.ts';
import { messages } from './messages.ts';

// Kept with their page, not with the calls every page loads.
const readConsents = at<typeof consents.readConsents>('GET', '/api/booking-details/:order/consents');
const answerConsent = at<typeof consents.answerConsent>('POST', '/api/booking-details/:order/consents');

type Answer = { purpose: BoxPurpose; given: boolean };

/** What the holder of the secret link agrees to, and the action that changes it; `about` says how one ended. */
export function useConsents({ order, secret }: Secret, about: { saved: string; withdrawn: string }) {
  const words = useMessages(messages);
  const client = useQueryClient();
  const key = ['/api/booking-details', order, secret, 'consents'];
  const reading = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readConsents, { params: { order }, query: {} }, { signal, ...withKey(secret) }),
    gcTime: 0,
    retry: false,
  });
  // The box keeps its new state at once, and reverts only if it was not saved.
  const [pressed, setPressed] = useState<Answer | null>(null);
  const answering = useMutation({
    mutationFn: (answer: Answer) =>
      call(
        answerConsent,
        // The version of the wording this page shows, whatever the server asks for now.
        { params: { order }, body: { key: secret, textVersion: consentVersion, ...answer } },
        { keepalive: true },
      ),
    gcTime: 0,
    onSuccess: (state) => void client.setQueryData(key, state),
    onError: (failure) => {
      setPressed(null);
      toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
    },
  });
  const done = answering.isSuccess ? answering.variables : null;
  return {
    isKnown: reading.data !== undefined,
    /** The booking waits for its new e-mail address. */
    closed: reading.data?.closed ?? false,
    isSaved: (purpose: BoxPurpose) => reading.data?.given.includes(purpose) ?? false,
    isGiven: (purpose: BoxPurpose) =>
      pressed?.purpose === purpose ? pressed.given : (reading.data?.given.includes(purpose) ?? false),
    saving: answering.isPending,
    said: done && (done.given ? about.saved : about.withdrawn),
    answer: (purpose: BoxPurpose, given: boolean) => {
      setPressed({ purpose, given });
      answering.mutate({ purpose, given });
    },
  };
}
