import { useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { messages } from '../messages.ts';

/** What a form's answers are for, and where more is said; in a tab of its own, so that nothing typed is left behind. */
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
