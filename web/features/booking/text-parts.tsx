import type { ReactNode } from 'react';
import { useContact } from '#web/state/contact.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { WordBoundary } from '#web/ui/word-boundary.tsx';

/** A line or two under the heading. */
export const Text = ({ children }: { children: ReactNode }) => (
  <p className="type-lede mt-4 max-w-[33rem] text-night-text-2 md:mt-6">
    {typeof children === 'string' ? <WordBoundary>{children}</WordBoundary> : children}
  </p>
);
/** Where a person answers. */
export function Contact() {
  const { phone, displayPhone, email } = useContact();
  return (
    <p className="mt-3 flex flex-wrap gap-x-8">
      <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </p>
  );
}
