import { useQueryClient } from '@tanstack/react-query';
import type { readBooking } from '#contract/booking-details.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { call, type Output } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { usePress } from '#web/client/use-press.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { moveVisit } from '../calls.ts';
import type { Booking } from '../use-booking.ts';
import { messages } from './move.messages.ts';
import type { Secret } from './use-visit.ts';

type Visit = { date: string; time: AppointmentTime };

export function useMove({ order, secret }: Secret, onMoved: () => void) {
  const words = useMessages(messages);
  const language = useLanguage();
  const client = useQueryClient();
  const key = ['/api/booking-details', order, secret];

  // Retried, a completed move changes nothing.
  const ask = (visit: Visit) =>
    call(moveVisit, { params: { order }, body: { key: secret, ...visit } }, { keepalive: true });
  const move = usePress(ask, {
    onSuccess: (_, visit) => {
      client.setQueryData<Output<typeof readBooking>>(key, (known) => withVisit(known, visit));
      void client.invalidateQueries({ queryKey: [...key, 'changes'] });
      toast({ title: words.moved, description: words.movedText(formatVisit(visit.date, visit.time, language)) });
      onMoved();
    },
    onError: (failure) => {
      // What may still be changed is refetched.
      if (failure instanceof RequestError && failure.code === 'MOVE_TOO_LATE')
        void client.invalidateQueries({ queryKey: [...key, 'changes'] });
    },
  });
  const send = (visit: Visit, onRefused: (refusal: Error) => void) => move.press(visit, { onError: onRefused });
  return { send, moving: move.isPending, failure: move.error, forget: move.reset };
}

function withVisit(known: Output<typeof readBooking> | undefined, { date, time }: Visit) {
  if (!known || !('booking' in known) || !isWhole(known.booking)) return known;
  return { ...known, booking: { ...known.booking, appointmentDate: date, appointmentTime: time } };
}

const isWhole = (booking: object): booking is Booking => 'appointmentTime' in booking;
