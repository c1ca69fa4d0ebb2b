import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { wordsOf } from '#web/client/failure.ts';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './money.messages.ts';

const asksForPassword: readonly string[] = ['PASSWORD_NEEDED', 'PASSWORD_WRONG'];

/** What is common to giving a part back and cancelling: a second look, the password, and a booking that changes. */
export type BookingAction = {
  /** As the operator saw it; another one may have come since. */
  seen: BookingStory;
  changed: boolean;
  acceptChange(): void;
  looking: boolean;
  look(on: boolean): void;
  pending: boolean;
  /** Why it was not done, where nothing else on the page says so. */
  refusal: string | undefined;
  password: { asked: boolean; typed: string; wrong: boolean; type(typed: string): void };
  perform(work: (given: { version: number; password?: string }) => Promise<unknown>, done: string): Promise<void>;
};

/** What was typed stays whatever comes back; only success closes. */
export function useBookingAction(story: BookingStory, onClose: () => void): BookingAction {
  const words = useMessages(messages);
  const [seen, setSeen] = useState(story);
  const [looking, look] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ code: string; words: string }>();
  const [password, setPassword] = useState<string>();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [adminKey] });

  const perform: BookingAction['perform'] = async (work, done) => {
    setPending(true);
    setRefusal(undefined);
    try {
      await asOperator(() => work({ version: seen.version, ...(password ? { password } : {}) }));
      toast({ title: done });
      onClose();
      refresh();
    } catch (failure) {
      const code = failure instanceof RequestError ? failure.code : '';
      if (asksForPassword.includes(code)) setPassword('');
      if (code === 'BOOKING_CHANGED' || code === '') look(false);
      setRefusal({ code, words: wordsOf(failure) || words.noAnswer });
      // Signing in again reads everything afresh.
      if (code !== 'SIGN_IN_NEEDED') refresh();
    } finally {
      setPending(false);
    }
  };

  const typed = password ?? '';
  const changed = story.version !== seen.version;
  // Said elsewhere: at the field, in what changed, at the door.
  const said = [...asksForPassword, ...(changed ? ['BOOKING_CHANGED'] : []), 'SIGN_IN_NEEDED'];
  return {
    seen,
    changed,
    // Whatever was looked over was looked over before.
    acceptChange: () => {
      setSeen(story);
      look(false);
    },
    looking,
    look: (on) => {
      setRefusal(undefined);
      look(on);
    },
    pending,
    refusal: refusal && !said.includes(refusal.code) ? refusal.words : undefined,
    password: { asked: password !== undefined, typed, wrong: refusal?.code === 'PASSWORD_WRONG', type: setPassword },
    perform,
  };
}
