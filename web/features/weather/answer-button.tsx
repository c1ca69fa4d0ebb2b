import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './messages.ts';
import type { Action, Responding } from './use-response.ts';

type AnswerButtonProps = { action: Action; responding: Responding; kind?: 'primary' | 'secondary' };

export function AnswerButton({ action, responding: { respond, pending }, kind = 'primary' }: AnswerButtonProps) {
  const words = useMessages(messages);
  return (
    <Button
      kind={kind}
      pending={pending === action}
      pendingLabel={words.responding}
      onClick={() => respond(action)}
      className="max-md:w-full"
    >
      {action === 'accept' ? words.accept : words.keep}
    </Button>
  );
}
