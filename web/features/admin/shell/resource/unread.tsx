import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

/** Says that facts could not be loaded, and retries. */
export function Unread({ failed, onAgain }: { failed: string; onAgain: () => void }) {
  const { again } = useMessages(messages);
  return (
    <div className="admin-nothing" role="alert">
      <p>{failed}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
