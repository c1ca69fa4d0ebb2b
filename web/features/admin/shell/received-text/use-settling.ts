import { type RefObject, useState } from 'react';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { asOperator, refreshAdmin } from '../use-operator.ts';
import { messages } from './messages.ts';

/** Settles a text; afterwards the focus is on it, or on the page's title if it is no longer listed. True when it was done. */
export function useSettling(item: RefObject<HTMLElement | null>) {
  const words = useMessages(messages);
  const [settling, setSettling] = useState(false);
  const settle = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setSettling(true);
    try {
      await asOperator(work);
    } catch (failure) {
      toast({ title: words.failed, description: wordsOf(failure) || words.noAnswer, tone: 'destructive' });
      void refreshAdmin();
      setSettling(false);
      return false;
    }
    toast({ title: done });
    const shown = item.current;
    await refreshAdmin().catch(() => undefined);
    if (shown?.isConnected) shown.focus();
    else document.querySelector('h1')?.focus();
    setSettling(false);
    return true;
  };
  return { settle, settling };
}
