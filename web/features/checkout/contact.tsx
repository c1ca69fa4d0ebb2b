import { formatPhone } from '#domain/format.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { usePublicSettings } from '#web/state/public-settings.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** Where a person answers. */
export function Contact({ className }: { className?: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { phone, email } = usePublicSettings();
  return (
    <div className={className}>
      <p>{words.contact}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <TextLink href={`tel:${phone}`}>{formatPhone(phone, language)}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </div>
  );
}
