import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from './messages.ts';
import { PasswordAgain, useFresh } from './recent-login/recent-login.tsx';

type ConfirmProps = {
  title: string;
  children: string;
  action: string;
  work: (password: string | undefined) => Promise<void>;
  onClose: () => void;
};

/** Asks before something that is hard to undo; it stays open until it is done. */
export function Confirm({ title, children, action, work, onClose }: ConfirmProps) {
  const words = useMessages(messages);
  const { run, pending, refusal, asked } = useFresh();
  const act = () => void run(work).then((done) => done && onClose());
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      className="[&_.field]:mt-4"
      actions={
        <>
          <Button size="small" pending={pending} pendingLabel={words.working} onClick={act}>
            {action}
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <PasswordAgain {...asked} />
      <p className="text-error empty:hidden" role="alert">
        {refusal}
      </p>
    </Dialog>
  );
}
