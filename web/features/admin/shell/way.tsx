import type { ReactNode } from 'react';
import { formatPhone } from '#domain/format.ts';
import { phoneLink } from '#domain/typed/phone.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { messages } from './messages.ts';

type WayProps = { href: string; isAway?: boolean; children: ReactNode };

/** A link to call, to write or to drive there: high enough for a thumb, in the line of its neighbours. */
export const Way = ({ href, isAway = false, children }: WayProps) => (
  <a
    href={href}
    className="inline-flex min-h-11 items-center underline underline-offset-[0.25em]"
    dir="auto"
    {...(isAway && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {children}
  </a>
);

/** An address, on the map. */
export function MapWay({ address }: { address: string }) {
  const { map } = useMessages(messages);
  if (!address) return '–';
  return (
    <Way href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`} isAway>
      {address}
      <span className="sr-only"> {map}</span>
    </Way>
  );
}

export const MailWay = ({ email }: { email: string }) => (email ? <Way href={`mailto:${email}`}>{email}</Way> : '–');

type PhoneWayProps = { phone: string; phoneExtension: string | null };

export function PhoneWay({ phone, phoneExtension }: PhoneWayProps) {
  const language = useLanguage();
  if (!phone) return '–';
  return <Way href={phoneLink(phone, phoneExtension)}>{formatPhone(phone, language, phoneExtension)}</Way>;
}
