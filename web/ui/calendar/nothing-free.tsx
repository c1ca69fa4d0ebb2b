import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { Notice } from '../overlay/notice.tsx';
import { TextLink } from '../text-link.tsx';
import { messages } from './messages.ts';

/** The whole season is taken: who to contact. */
export function NothingFree() {
  const { phone, displayPhone, email } = useContact();
  const words = useMessages(messages);
  return (
    <Notice tone="warning" title={words.nothingFreeTitle} className="mb-8">
      <p>{words.nothingFree}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </Notice>
  );
}
