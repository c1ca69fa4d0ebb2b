import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';

/** Where the letter and the questions lead: to a booking first, then to a contact, and home. */
export function BookingActions({ className, children }: { className: string; children?: ReactNode }) {
  const words = useMessages(messages);
  return (
    <div className={classNames('flex flex-col gap-3 sm:gap-x-4 sm:flex-row sm:flex-wrap sm:items-center', className)}>
      <LinkButton href="/postal-code" arrow>
        {words.book}
      </LinkButton>
      <LinkButton href="/contact" kind="secondary">
        {words.contactUs}
      </LinkButton>
      {children}
      <TextLink href="/" className="self-start sm:self-auto">
        {words.backHome}
      </TextLink>
    </div>
  );
}
