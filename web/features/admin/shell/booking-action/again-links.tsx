import { useMessages } from '#web/state/language.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { messages } from '../messages.ts';

type AgainLinksProps = {
  orderNo: string;
  /** The booking of what was coated; null if nothing was. */
  refreshes: string | null;
};

/** Ways to a new booking filled in from an earlier one. */
export function AgainLinks({ orderNo, refreshes }: AgainLinksProps) {
  const words = useMessages(messages);
  return (
    <>
      <LinkButton kind="secondary" size="small" href={`/admin/new-booking?again=${encodeURIComponent(orderNo)}`}>
        {words.bookAgain}
      </LinkButton>
      {refreshes !== null && (
        <LinkButton kind="secondary" size="small" href={`/admin/new-booking?refresh=${encodeURIComponent(refreshes)}`}>
          {words.refreshAgain}
        </LinkButton>
      )}
    </>
  );
}
