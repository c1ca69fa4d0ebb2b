import type { BookingStory } from '#contract/admin/bookings.ts';
import { removePhoto } from '#contract/admin/files/photos.ts';
import { call } from '#web/client/call.ts';
import { ActionDialog } from '#web/features/admin/shell/booking-action/action-dialog.tsx';
import { seenIn } from '#web/features/admin/shell/booking-action/action-state.ts';
import { useBookingAction } from '#web/features/admin/shell/booking-action/use-booking-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { toast } from '#web/ui/overlay/toast.tsx';
import { messages } from './messages.ts';

type RemoveProps = { story: BookingStory; photo: BookingStory['photos'][number]; onClose: () => void };

/** Asks once before a photo is deleted for good. */
export function RemoveDialog({ story, photo, onClose }: RemoveProps) {
  const words = useMessages(messages);
  const action = useBookingAction(seenIn(story));
  const { clientId, contactName } = story.booking;
  const remove = async () => {
    if (await action.run(() => call(removePhoto, { params: { photo: photo.id } }))) return;
    toast({ title: words.removed });
    onClose();
  };
  return (
    <ActionDialog
      title={words.removeTitle}
      subtitle={`${clientId}, ${contactName}`}
      action={action}
      kind="destructive"
      save={words.remove}
      keep={words.keep}
      onSave={remove}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
    </ActionDialog>
  );
}
