import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** Where a person answers. */
export function Contact({ className }: { className?: string }) {
  const words = useMessages(messages);
  const { phone, displayPhone, email } = useContact();
  return (
    <div className={className}>
      <p className="text-balance">{words.contact}</p>
      <p className="flex flex-wrap justify-center gap-x-6">
        <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </p>
    </div>
  );
}
