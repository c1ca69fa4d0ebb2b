import type { CrewVisit } from '#contract/admin/crew.ts';
import { formatPhone } from '#domain/format.ts';
import { phoneLink } from '#domain/typed/phone.ts';
import { sign } from '#web/pictures/icons.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { mapLink } from './map-link.ts';
import { messages } from './messages.ts';

const Pin = sign(
  20,
  20,
  <path d="M10 18.2C6 13.4 4 10.4 4 8a6 6 0 0 1 12 0c0 2.4-2 5.4-6 10.2zM10 10a2 2 0 1 0 0-4a2 2 0 0 0 0 4z" />,
);
const Receiver = sign(
  20,
  20,
  <path d="M6.4 2.6L3.6 4.2C2.6 10.6 9.4 17.4 15.8 16.4l1.6-2.8l-4-2.4l-1.8 1.8a9 9 0 0 1-4.6-4.6l1.8-1.8z" />,
);

/** Directions and a call, each under a whole thumb; where and who, in words, below them. */
export function Ways({ address, phone, phoneExtension, contactName }: CrewVisit) {
  const language = useLanguage();
  const words = useMessages(messages);
  const number = phone && formatPhone(phone, language, phoneExtension);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      <a
        className="button button-secondary crew-way"
        href={mapLink(address, navigator.userAgent)}
        aria-label={`${words.directions}, ${address}`}
      >
        <Pin />
        {words.directions}
      </a>
      {phone !== '' && (
        <a
          className="button button-secondary crew-way"
          href={phoneLink(phone, phoneExtension)}
          aria-label={words.call(number)}
        >
          <Receiver />
          {words.callThem}
        </a>
      )}
      <p className="col-span-2 wrap-anywhere" dir="auto">
        {address}
      </p>
      <p className="col-span-2 -mt-2 text-[0.875rem]/5 text-ink-700" dir="auto">
        {[contactName, number].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}
