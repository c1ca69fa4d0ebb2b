import { useState } from 'react';
import { stopTextsOfBooking, stopTextsOfSender } from '#contract/admin/texts.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { asOperator, refreshAdmin } from '../use-operator.ts';
import { messages } from './messages.ts';
import './received-text.css';

type StopTextsProps = {
  /** Whose number: who wrote a text, or the customer of a booking. */
  of: { text: number } | { order: string };
  /** Whether the number wants no texts now. */
  stopped: boolean;
};

/** Records that a number wants no texts from us, as said by telephone for instance, or takes it back. */
export function StopTexts({ of, stopped }: StopTextsProps) {
  const words = useMessages(messages);
  const [pending, setPending] = useState(false);
  const press = async () => {
    setPending(true);
    const body = { stopped: !stopped };
    try {
      await asOperator(() =>
        'text' in of
          ? call(stopTextsOfSender, { params: { id: of.text }, body })
          : call(stopTextsOfBooking, { params: { order: of.order }, body }),
      );
      toast({ title: stopped ? words.resumed : words.stopped });
    } catch (failure) {
      toast({ title: words.notStopped, description: wordsOf(failure) || words.noAnswer, tone: 'destructive' });
    }
    await refreshAdmin().catch(() => undefined);
    setPending(false);
  };
  return (
    <Button kind="secondary" size="small" pending={pending} pendingLabel={words.marking} onClick={() => void press()}>
      {stopped ? words.resume : words.stop}
    </Button>
  );
}
