import type { ComponentProps } from 'react';
import { ArrowLeft } from '#web/pictures/icons.tsx';
import { useContact } from '#web/state/contact.ts';
import { useMessages } from '#web/state/language.tsx';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import { messages } from './messages.ts';

/** A link in words, 44 px high, its label underlined. */
export function TextLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames('text-link', className)}>
      <span className="text-link-label">{children}</span>
    </Link>
  );
}

export function TextButton({ className, children, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button {...rest} type={type} className={classNames('text-link', className)}>
      <span className="text-link-label">{children}</span>
    </button>
  );
}

/** '← Back'. The words may be others, such as 'Back to home'. */
export function BackLink({ className, children, ...rest }: LinkProps) {
  const words = useMessages(messages);
  return (
    <Link {...rest} className={classNames('text-link', className)}>
      <ArrowLeft />
      <span className="text-link-label">{children ?? words.back}</span>
    </Link>
  );
}

type FileLinkProps = ComponentProps<'a'> & { href: string };

/** The same for a server file, which no page of the site shows and which has one URL in both languages. */
export function FileLink({ className, children, ...rest }: FileLinkProps) {
  return (
    <a {...rest} className={classNames('text-link', className)}>
      <span className="text-link-label">{children}</span>
    </a>
  );
}

export function Contact({ className = 'mt-3 flex flex-wrap gap-x-8' }) {
  const { phone, displayPhone, email } = useContact();
  return (
    <p className={className}>
      <TextLink href={`tel:${phone}`}>{displayPhone}</TextLink>
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </p>
  );
}
