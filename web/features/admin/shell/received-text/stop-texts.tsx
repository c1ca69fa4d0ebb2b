import { stopTextsOfBooking, stopTextsOfSender } from '#contract/admin/texts.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './messages.ts';

type StopTextsProps = {
  /** Whose number: a text's sender, or a booking's customer. */
  of: { text: number } | { order: string };
  /** Whether the number is opted out now. */
  stopped: boolean;
};

/** Records that a number opted out of our texts, by phone for instance, or undoes that. */
export function StopTexts({ of, stopped }: StopTextsProps) {
  const words = useMessages(messages);
  const { act, pending } = useOperatorAction();
  const body = { stopped: !stopped };
  const press = () =>
    act(
      () =>
        'text' in of
          ? call(stopTextsOfSender, { params: { id: of.text }, body })
          : call(stopTextsOfBooking, { params: { order: of.order }, body }),
      { done: stopped ? words.resumed : words.stopped, failed: words.notStopped },
    );
  return (
    <Button kind="secondary" size="small" pending={pending} pendingLabel={words.marking} onClick={() => void press()}>
      {stopped ? words.resume : words.stop}
    </Button>
  );
}
