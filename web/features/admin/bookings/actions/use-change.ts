import { useRef, useState } from 'react';
import { type BookingStory, readBookingStory } from '#contract/admin/bookings.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useLanguage } from '#web/state/language.tsx';
import { differencesOf } from './differences.ts';

const codeOf = (failure: unknown): string => (failure instanceof RequestError ? failure.code : '');

/**
 * A change of a booking that an operator makes in a dialog. It names the version that the operator has seen since the
 * dialog was opened; when somebody else was quicker, the story is read again and what became another is said, and the
 * next press is about that. What was typed is the dialog's own and stays.
 */
export function useChange(story: BookingStory) {
  const language = useLanguage();
  const seen = useRef(story);
  const [state, setState] = useState<{ pending: boolean; failure: unknown; differences: readonly string[] }>(nothing);

  const lookAgain = async (): Promise<readonly string[]> => {
    const params = { order: story.booking.orderNo };
    const fresh = await asOperator(() => call(readBookingStory, { params }));
    const differences = differencesOf(seen.current, fresh, language);
    seen.current = fresh;
    queryClient.setQueryData([adminKey, 'story', params.order], fresh);
    return differences;
  };

  /** Answers whether it was done. */
  const run = async (work: (seen: BookingStory) => Promise<unknown>): Promise<boolean> => {
    setState({ ...nothing, pending: true });
    try {
      await asOperator(() => work(seen.current));
    } catch (failure) {
      const code = codeOf(failure);
      const overtaken = ['BOOKING_CHANGED', 'ALREADY_CANCELLED', 'VISIT_OVER'].includes(code);
      const differences = overtaken ? await lookAgain().catch(() => []) : [];
      setState({ pending: false, failure, differences });
      return false;
    }
    setState(nothing);
    await queryClient.invalidateQueries({ queryKey: [adminKey] }).catch(() => undefined);
    return true;
  };
  return { ...state, code: codeOf(state.failure), run, forget: () => setState(nothing) };
}

const nothing = { pending: false, failure: null, differences: [] };
