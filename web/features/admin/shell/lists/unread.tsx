import { Button } from '#web/ui/form/button.tsx';

type UnreadProps = { words: { failed: string; again: string }; onAgain: () => void };

/** Says that facts could not be read, and tries again. */
export function Unread({ words, onAgain }: UnreadProps) {
  return (
    <div className="admin-nothing" role="alert">
      <p>{words.failed}</p>
      <Button kind="secondary" size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
