import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { messages } from '../messages.ts';

/** What a form's answers are for, with a link to more; in a new tab, so that nothing typed is lost. */
export function PrivacyNote({ booking = false, className }: { booking?: boolean; className?: string }) {
  const words = useMessages(messages);
  return (
    <p className={classNames('type-small text-ink-700', className)}>
      {booking ? words.usedForBooking : words.usedForRequest}{' '}
      <Link href="/privacy" target="_blank" className="underline">
        {words.privacyNotice}
      </Link>
    </p>
  );
}
