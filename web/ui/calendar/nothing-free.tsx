import { formatPhone } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePublicSettings } from '#web/state/public-settings.ts';
import { Notice } from '../overlay/notice.tsx';
import { TextLink } from '../text-link.tsx';
import { messages } from './messages.ts';

/** The whole season is taken: whom to ask. */
export function NothingFree() {
  const language = useLanguage();
  const { phone, email } = usePublicSettings();
  const words = useMessages(messages);
  return (
    <Notice tone="warning" title={words.nothingFreeTitle} className="mb-8">
      <p>{words.nothingFree}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={`tel:${phone}`}>{formatPhone(phone, language)}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </Notice>
  );
}
