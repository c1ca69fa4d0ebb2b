import { useRef, useState } from 'react';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import type { ToastContent } from '#web/ui/overlay/toast-types.ts';
import { messages } from '../messages.ts';
import { asOperator, refreshAdmin } from '../use-operator.ts';

/** Why nothing was done, for the form that asked: in the server's words, per field too. */
export type ActionRefusal = { words: string; code: string; fields: Readonly<Record<string, string>> };

type Telling<Answer> = {
  /** The success message. */
  done?: string | ((answer: Answer) => ToastContent | null);
  /** The title of the failure message; without it the refusal is left to the form. */
  failed?: string;
  /** Which of several buttons it is: `pendingKey` names it meanwhile. */
  key?: string | number;
};

type Result<Answer> = { done: true; answer: Answer } | ({ done: false } & ActionRefusal);

/** Of a failure: the server's words, or that no answer arrived. */
export const refusalOf = (failure: unknown, noAnswer: string): ActionRefusal => ({
  words: wordsOf(failure) || noAnswer,
  code: codeOf(failure),
  fields: failure instanceof RequestError ? failure.fields : {},
});

/** For an action that changes nothing on the page. */
export const unchanged = async (): Promise<void> => undefined;

/**
 * A change an operator makes, one at a time: success or failure is reported alike in every section, and what shows
 * it is refetched.
 */
export function useOperatorAction(refresh: () => Promise<unknown> = refreshAdmin) {
  const { noAnswer } = useMessages(messages);
  // Two presses can come before the first one is rendered.
  const busy = useRef(false);
  const [pending, setPending] = useState<string | number | boolean>(false);
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null);

  async function act<Answer>(work: () => Promise<Answer>, telling: Telling<Answer> = {}): Promise<Result<Answer>> {
    if (busy.current) return { done: false, words: '', code: '', fields: {} };
    busy.current = true;
    const { done, failed, key = true } = telling;
    setPending(key);
    setRefusal(null);
    try {
      const answer = await asOperator(work);
      const told = typeof done === 'string' ? { title: done } : done?.(answer);
      if (told) toast(told);
      return { done: true, answer };
    } catch (failure) {
      const why = refusalOf(failure, noAnswer);
      if (failed === undefined) setRefusal(why);
      else toast({ title: failed, description: why.words, tone: 'destructive' });
      return { done: false, ...why };
    } finally {
      await refresh().catch(() => undefined);
      busy.current = false;
      setPending(false);
    }
  }
  return { act, pending: pending !== false, pendingKey: pending, refusal };
}
