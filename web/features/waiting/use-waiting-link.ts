import { useQueryClient } from '@tanstack/react-query';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { call, type Output } from '#web/client/call.ts';
import { isRefused, wordsOf } from '#web/client/failure.ts';
import { useLink } from '#web/client/use-link.ts';
import { usePress } from '#web/client/use-press.ts';
import { updateDraft } from '#web/state/draft.ts';
import { keepKnownCustomer } from '#web/state/known-customer.ts';
import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { toast } from '#web/ui/overlay/toast.tsx';
import { confirmWaiting, leaveWaiting, readWaiting, takeDay } from './calls.ts';
import { messages } from './messages.ts';

export type Waiting = Output<typeof readWaiting>;
type Taken = Output<typeof takeDay>;
type Act = { kind: 'confirm' | 'leave' } | { kind: 'take'; time: AppointmentTime | null };

/** What such a message's link is about, and what it allows. Opening it changes nothing. */
export function useWaitingLink(token: string) {
  const words = useMessages(messages);
  const client = useQueryClient();
  const go = useGo();
  const key = ['/api/waiting-list', token] as const;
  const link = useLink(key, (signal) => call(readWaiting, { params: { token } }, { signal }));
  const acting = usePress(
    async (act: Act): Promise<Taken | { state: Waiting['state'] }> => {
      if (act.kind === 'take') return call(takeDay, { body: { token, time: act.time } });
      const asked = { body: { token } };
      if (act.kind === 'confirm') return call(confirmWaiting, asked, { keepalive: true });
      return call(leaveWaiting, asked, { keepalive: true });
    },
    {
      onSuccess: (done) => {
        if ('state' in done) client.setQueryData<Waiting>(key, (old) => old && { ...old, ...done });
        else if (done.taken === 'checkout') {
          fill(done);
          go('/calendar-booking');
        }
      },
      onError: (failure) => {
        toast({ title: words.failed, description: wordsOf(failure) || words.failedText, tone: 'destructive' });
        if (isRefused(failure)) void client.invalidateQueries({ queryKey: key });
      },
    },
  );

  if (link.state === 'refused') return { state: 'invalid' } as const;
  if (link.state !== 'read') return link;
  const { data } = acting;
  return {
    ...link,
    moved: data && 'taken' in data && data.taken === 'moved' ? data : null,
    act: acting.press,
    acting: acting.isPending ? acting.variables.kind : null,
  };
}

/** As if the steps had been taken, and the day chosen. */
function fill({ date, draft: { email, phone, coatingType, ...storefront } }: Extract<Taken, { taken: 'checkout' }>) {
  updateDraft({ ...storefront, reviewId: '' });
  if (coatingType) updateDraft({ coatingType });
  updateDraft({ appointmentDate: date });
  keepKnownCustomer({ email, ...(phone !== null && { phone }) });
}

export type WaitingLink = ReturnType<typeof useWaitingLink>;
