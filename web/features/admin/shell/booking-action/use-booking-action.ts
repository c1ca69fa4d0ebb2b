import { useReducer } from 'react';
import { readBookingStory } from '#contract/admin/bookings.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { keyOf } from '#web/features/admin/shell/resource/operator-query.ts';
import { asOperator, refreshAdmin } from '../use-operator.ts';
import { nextState, opened, type Refusal, type SeenBooking } from './action-state.ts';
import { type Given, perform } from './perform.ts';

/**
 * A change to a booking that an operator makes in a dialog. It sends the version the operator has seen; if someone
 * else was first, or no response came, the booking is refetched, and the next press is about what is shown then. Null
 * if it is not about a booking: there is no version, and nothing to refetch.
 */
export function useBookingAction(booking: SeenBooking | null) {
  const [state, dispatch] = useReducer(nextState, booking, opened);
  const { seen, password, refusal } = state;

  const readAgain = async () => {
    if (seen === null) return null;
    const story = await asOperator(() => call(readBookingStory, { params: { order: seen.order } }));
    queryClient.setQueryData(keyOf(readBookingStory, { params: { order: seen.order } }), story);
    return story;
  };
  const run = (work: (given: Given) => Promise<unknown>): Promise<Refusal | null> =>
    perform(state, work, { call: asOperator, readAgain, refresh: refreshAdmin, dispatch });
  return {
    seen,
    pending: state.pending,
    refusal,
    run,
    dismiss: () => refusal && dispatch({ type: 'dismissed' }),
    password: {
      asked: password !== null,
      typed: password ?? '',
      wrong: refusal?.code === 'PASSWORD_WRONG',
      type: (typed: string) => dispatch({ type: 'typed', password: typed }),
    },
  };
}

export type BookingAction = ReturnType<typeof useBookingAction>;
