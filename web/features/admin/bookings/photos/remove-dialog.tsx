import type { BookingStory } from '#contract/admin/bookings.ts';
import { removePhoto } from '#contract/admin/photos.ts';
import { call } from '#web/client/call.ts';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { messages as general } from '#web/features/admin/shell/booking-action/messages.ts';
import { RefusalNotice } from '#web/features/admin/shell/booking-action/refusal-notice.tsx';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';

type RemoveProps = { story: BookingStory; photo: BookingStory['photos'][number]; onClose: () => void };

/** Asks once before a photograph is gone for good. */
export function RemoveDialog({ story, photo, onClose }: RemoveProps) {
  const words = useMessages(messages);
  const { working } = useMessages(general);
  const action = useBookingAction(seenIn(story));
  const { clientId, contactName } = story.booking;
  const remove = async () => {
    if (await action.run(() => call(removePhoto, { params: { photo: photo.id } }))) return;
    toast({ title: words.removed });
    onClose();
  };
  return (
    <Dialog
      open
      title={words.removeTitle}
      subtitle={`${clientId}, ${contactName}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="destructive" pending={action.pending} pendingLabel={working} onClick={() => void remove()}>
            {words.remove}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <RefusalNotice action={action} />
      <p>{words.removeText}</p>
    </Dialog>
  );
}
