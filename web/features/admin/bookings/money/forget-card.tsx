import type { BookingStory } from '#contract/admin/bookings.ts';
import { forgetClientCard } from '#contract/admin/saved-cards.ts';
import { call } from '#web/client/call.ts';
import { useOperatorAction } from '#web/features/admin/shell/resource/use-operator-action.ts';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './money.messages.ts';

/** Forgets the card that the client keeps, when they ask for it; nothing where there is none. */
export function ForgetCard({ booking: { orderNo }, savedCard }: Pick<BookingStory, 'booking' | 'savedCard'>) {
  const words = useMessages(messages);
  const { act, pending } = useOperatorAction();
  if (!savedCard) return null;
  const press = () =>
    act(() => call(forgetClientCard, { params: { order: orderNo } }), {
      done: words.cardForgotten,
      failed: words.cardNotForgotten,
    });
  return (
    <Button
      kind="secondary"
      size="small"
      pending={pending}
      pendingLabel={words.forgettingCard}
      onClick={() => void press()}
    >
      {words.forgetCard}
    </Button>
  );
}
