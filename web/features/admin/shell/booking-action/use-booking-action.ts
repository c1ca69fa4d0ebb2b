import { useReducer } from 'react';
import { readBookingStory } from '#contract/admin/bookings.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator, refreshAdmin } from '../use-operator.ts';
import { isOvertaken, nextState, opened, type Refusal, refusalOf, type SeenBooking } from './action-state.ts';

/** What goes with a call that changes a booking. */
export type Given = { version: number; password?: string };

/**
 * A change of a booking that an operator makes in a dialog. It names the version that the operator has seen; when somebody
 * else was quicker, or no answer came, the booking is read again, and the next press is about what is shown then. Null
 * for what is no booking's: there is no version, and nothing to read again.
 */
export function useBookingAction(booking: SeenBooking | null) {
  const [state, dispatch] = useReducer(nextState, booking, opened);
  const { seen, password, refusal } = state;

  const readAgain = async () => {
    if (seen === null) return null;
    const story = await asOperator(() => call(readBookingStory, { params: { order: seen.order } }));
    queryClient.setQueryData([adminKey, 'story', seen.order], story);
    return story;
  };
  /** Answers why it was not done; null when it was. */
  const run = async (work: (given: Given) => Promise<unknown>): Promise<Refusal | null> => {
    dispatch({ type: 'sent' });
    try {
      await asOperator(() => work({ version: seen?.version ?? 0, ...(password && { password }) }));
    } catch (failure) {
      const why = refusalOf(failure);
      dispatch({ type: 'refused', refusal: why, story: isOvertaken(why) ? await readAgain().catch(() => null) : null });
      // Signing in again reads everything afresh.
      if (why.kind !== 'signed-out') void refreshAdmin();
      return why;
    }
    await refreshAdmin().catch(() => undefined);
    dispatch({ type: 'done' });
    return null;
  };
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
