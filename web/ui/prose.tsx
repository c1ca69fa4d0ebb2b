import type { ReactNode } from 'react';
import { useContact } from '#web/state/contact.ts';
import { TextLink } from './text-link.tsx';

/** The line or two under the heading of a daylight page. */
export const Lede = ({ children }: { children: ReactNode }) => (
  <p className="type-lede mt-4 max-w-[34rem] text-pretty text-ink-700 md:mt-6">{children}</p>
);

/** What else there is to say. */
export const More = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 max-w-[34rem] text-pretty text-ink-700">{children}</p>
);

/** The buttons under the words, the primary one first. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{children}</div>
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
