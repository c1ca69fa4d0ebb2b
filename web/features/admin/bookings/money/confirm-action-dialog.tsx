import { type ReactNode, useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { isOvertaken, seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { dialogColumnClass } from '#web/features/admin/shell/booking-action/dialog-column.ts';
import { messages as general } from '#web/features/admin/shell/booking-action/messages.ts';
import { PasswordAgain } from '#web/features/admin/shell/booking-action/password-again.tsx';
import type { Given } from '#web/features/admin/shell/booking-action/perform.ts';
import { RefusalNotice } from '#web/features/admin/shell/booking-action/refusal-notice.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { moneyOf } from '#web/features/admin/shell/booking-record.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './money.messages.ts';

type Props = {
  story: BookingStory;
  title: string;
  lede: string;
  /** What was chosen, and how the review step words it. */
  form: ReactNode;
  look: ReactNode;
  /** Validates the form and returns whether it can be reviewed. */
  onNext?: () => boolean;
  doLabel: string;
  perform: (given: Given) => Promise<unknown>;
  /** The success message. */
  done: string;
  onClose: () => void;
};

/** A two-step dialog with the amounts in view: what is wanted, then a review of what will be done. */
export function ConfirmActionDialog(props: Props) {
  const { story, title, lede, form, look, onNext = () => true, doLabel, perform, done, onClose } = props;
  const words = useMessages(messages);
  const { working } = useMessages(general);
  const language = useLanguage();
  const action = useBookingAction(seenIn(story));
  const [looking, setLooking] = useState(false);
  const { pending, password, refusal } = action;
  const close = () => {
    if (!pending) onClose();
  };
  const step = (on: boolean) => {
    action.dismiss();
    setLooking(on);
  };
  const run = async () => {
    const why = await action.run(perform);
    if (why) {
      // Whatever was looked over was looked over before.
      if (isOvertaken(why)) setLooking(false);
      return;
    }
    toast({ title: done });
    onClose();
  };
  const buttons = looking ? (
    <>
      <Button kind="destructive" pending={pending} pendingLabel={working} onClick={() => void run()}>
        {doLabel}
      </Button>
      <Button kind="secondary" onClick={() => !pending && step(false)}>
        {words.back}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => onNext() && step(true)}>{words.next}</Button>
      <Button kind="secondary" onClick={close}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      subtitle={story.booking.clientId}
      className={dialogColumnClass}
      actions={refusal?.before ? <Button onClick={action.dismiss}>{words.goOn}</Button> : buttons}
    >
      <RefusalNotice action={action} />
      {!looking && <p>{lede}</p>}
      <DescriptionList
        layout="split"
        className="border border-line bg-white px-4 py-3 text-ink-900"
        pairs={moneyOf(story.money, language)}
      />
      <div hidden={looking}>{form}</div>
      {looking && (
        <div className="flex flex-col gap-2 text-ink-900 wrap-anywhere [&_.field]:w-64 [&_.field]:max-w-full">
          {look}
          <PasswordAgain password={password}>{words.passwordWhy}</PasswordAgain>
        </div>
      )}
    </Dialog>
  );
}
