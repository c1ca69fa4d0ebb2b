import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readBookingStory } from '#contract/admin/bookings.ts';
import type { CalendarVisit } from '#contract/admin/calendar.ts';
import { moveBookingAsOperator } from '#contract/admin/visit.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { isUnanswered } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useRefresh } from './use-calendar.ts';

export type Wish = { date: IsoDate; time: string; notify: boolean };

const lostCodes = ['DATE_TAKEN', 'DATE_NOT_OPEN', 'TIME_NOT_OPEN'];

export const codeOf = (failure: Error | null): string => (failure instanceof RequestError ? failure.code : '');

/** Why a move did not come about, as far as it matters for what to say. */
export type NotMoved = { kind: 'changed' | 'taken' | 'unsure' | 'other'; failure: Error };

const kindOf = (failure: Error): NotMoved['kind'] => {
  if (codeOf(failure) === 'BOOKING_CHANGED') return 'changed';
  if (lostCodes.includes(codeOf(failure))) return 'taken';
  return isUnanswered(failure) ? 'unsure' : 'other';
};

/**
 * Moves a visit as it was last seen. When somebody else has changed it meanwhile nothing is overwritten: the visit is read
 * again, and the next try is about what is shown now.
 */
export function useOperatorMove(opened: CalendarVisit) {
  const refresh = useRefresh();
  const [visit, setVisit] = useState(opened);
  const sent = useRef(false);
  const readAgain = async () => {
    const story = await asOperator(() => call(readBookingStory, { params: { order: opened.order } }));
    const { appointmentDate: date, appointmentTime: time, status } = story.booking;
    setVisit({ ...opened, date, time, status, version: story.version });
  };
  const move = useMutation({
    mutationFn: ({ date, time, notify }: Wish) => {
      const body = { version: visit.version, date, time, notify };
      return asOperator(() => call(moveBookingAsOperator, { params: { order: visit.order }, body }));
    },
    gcTime: 0,
    networkMode: 'always',
    onError: async (failure) => {
      if (kindOf(failure) !== 'other') await Promise.allSettled([readAgain(), refresh()]);
    },
    onSuccess: () => void refresh(),
    onSettled: () => {
      sent.current = false;
    },
  });
  const send = (wish: Wish, after: { onMoved: () => void; onRefused: (refusal: NotMoved) => void }) => {
    if (sent.current) return; // Two presses before the page is drawn anew are one.
    sent.current = true;
    move.mutate(wish, {
      onSuccess: after.onMoved,
      onError: (failure) => after.onRefused({ kind: kindOf(failure), failure }),
    });
  };
  const refusal: NotMoved | null = move.error && { kind: kindOf(move.error), failure: move.error };
  return { visit, send, moving: move.isPending, refusal, forget: move.reset };
}
