import type { BookingStory } from '#contract/admin/bookings.ts';
import { type ActionEvent, type ActionState, isOvertaken, type Refusal, refusalOf } from './action-state.ts';

/** Sent with a call that changes a booking. */
export type Given = { version: number; password?: string };

type Ways = {
  /** Runs a call as the operator; notes an expired session. */
  call: (work: () => Promise<unknown>) => Promise<unknown>;
  /** The booking's current state; null if it is not about a booking. */
  readAgain: () => Promise<BookingStory | null>;
  refresh: () => Promise<unknown>;
  dispatch: (event: ActionEvent) => void;
};

/** Makes a change to the version that was seen. Returns why it was not made; null if it was. */
export async function perform(
  { seen, password }: Pick<ActionState, 'seen' | 'password'>,
  work: (given: Given) => Promise<unknown>,
  { call, readAgain, refresh, dispatch }: Ways,
): Promise<Refusal | null> {
  dispatch({ type: 'sent' });
  try {
    await call(() => work({ version: seen?.version ?? 0, ...(password && { password }) }));
  } catch (failure) {
    const why = refusalOf(failure);
    dispatch({ type: 'refused', refusal: why, story: isOvertaken(why) ? await readAgain().catch(() => null) : null });
    // Signing in again refetches everything.
    if (why.kind !== 'signed-out') void refresh();
    return why;
  }
  await refresh().catch(() => undefined);
  dispatch({ type: 'done' });
  return null;
}
