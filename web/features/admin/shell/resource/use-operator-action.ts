import { useState } from 'react';
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

type Result<Answer> = { done: true; answer: Answer } | { done: false; code: string };

/**
 * A change an operator makes, one at a time: success or failure is reported alike in every section, and what shows
 * it is refetched.
 */
export function useOperatorAction(refresh: () => Promise<unknown> = refreshAdmin) {
  const { noAnswer } = useMessages(messages);
  const [pending, setPending] = useState<string | number | boolean>(false);
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null);

  async function act<Answer>(work: () => Promise<Answer>, telling: Telling<Answer> = {}): Promise<Result<Answer>> {
    if (pending !== false) return { done: false, code: '' };
    const { done, failed, key = true } = telling;
    setPending(key);
    setRefusal(null);
    try {
      const answer = await asOperator(work);
      const told = typeof done === 'string' ? { title: done } : done?.(answer);
      if (told) toast(told);
      return { done: true, answer };
    } catch (failure) {
      const [words, code] = [wordsOf(failure) || noAnswer, codeOf(failure)];
      const fields = failure instanceof RequestError ? failure.fields : {};
      if (failed === undefined) setRefusal({ words, code, fields });
      else toast({ title: failed, description: words, tone: 'destructive' });
      return { done: false, code };
    } finally {
      await refresh().catch(() => undefined);
      setPending(false);
    }
  }
  return { act, pending: pending !== false, pendingKey: pending, refusal };
}
