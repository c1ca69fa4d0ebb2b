import { useMessages } from '#web/state/language.tsx';
import { Button, type ButtonProps } from '#web/ui/form/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx';
import { messages } from './messages.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { BookingAction } from './use-booking-action.ts';

type ActionDialogProps = Omit<DialogProps, 'open' | 'actions'> &
  Pick<ButtonProps, 'kind' | 'unavailable'> & {
    action: BookingAction;
    /** The labels of its two buttons. */
    save: string;
    keep: string;
    /** Beside the pressed button: on a phone the top of a long form is out of sight. */
    refusalBelow?: boolean;
    onSave: () => Promise<void>;
  };

/** A dialog with two buttons: make the change, or leave everything as it is. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, save, keep, refusalBelow, onSave, kind = 'primary', unavailable, children, ...dialog } = props;
  const { pending } = action;
  const { working } = useMessages(messages);
  const refusal = <RefusalNotice action={action} className={refusalBelow ? 'mt-4' : undefined} />;
  return (
    <Dialog
      {...dialog}
      open
      actions={
        <>
          <Button {...{ kind, unavailable, pending }} pendingLabel={working} onClick={() => void onSave()}>
            {save}
          </Button>
          <Button kind="secondary" onClick={dialog.onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {!refusalBelow && refusal}
      {children}
      {refusalBelow && refusal}
    </Dialog>
  );
}
