import type { BookingStory } from '#contract/admin/bookings.ts';
import { type ActionEvent, type ActionState, isOvertaken, type Refusal, refusalOf } from './action-state.ts';

/** What goes with a call that changes a booking. */
export type Given = { version: number; password?: string };

type Ways = {
  /** Runs a call as the operator; a session that ended is noted. */
  call: (work: () => Promise<unknown>) => Promise<unknown>;
  /** How the booking stands now; null for what is no booking's. */
  readAgain: () => Promise<BookingStory | null>;
  refresh: () => Promise<unknown>;
  dispatch: (event: ActionEvent) => void;
};

/** Makes a change, of the version that was seen. Answers why it was not done; null when it was. */
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
    // Signing in again reads everything afresh.
    if (why.kind !== 'signed-out') void refresh();
    return why;
  }
  await refresh().catch(() => undefined);
  dispatch({ type: 'done' });
  return null;
}
