import { textConsent } from '#business/consents/text-consent.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '../class-names.ts';
import { Link } from '../link.tsx';
import { messages } from '../messages.ts';

/** Which texts come to a number, what they may cost and how to stop them; at each field that asks for one. */
export function TextsNote({ id, className }: { id: string; className?: string | undefined }) {
  const { privacyNotice } = useMessages(messages);
  return (
    <p id={id} className={classNames('type-small text-ink-700', className)}>
      {textConsent[useLanguage()]}{' '}
      <Link href="/privacy" target="_blank" className="underline">
        {privacyNotice}
      </Link>
    </p>
  );
}
