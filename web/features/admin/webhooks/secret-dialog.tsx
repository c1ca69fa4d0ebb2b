import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from './messages.ts';

/** A secret, the only time that it is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const words = useMessages(messages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.secretTitle}
      actions={
        <Button size="small" onClick={onClose}>
          {words.copied}
        </Button>
      }
    >
      <p>{words.secretText}</p>
      <Field label={words.secretTitle} readOnly value={secret} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
