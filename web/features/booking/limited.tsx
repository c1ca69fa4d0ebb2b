import { formatTime } from '#domain/format.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { useMailLink } from '#web/client/mail-link.ts';
import { RequestError } from '#web/client/request.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Contact } from '#web/ui/text-link.tsx';
import { lockedFacts, stored, type Words } from './facts.ts';
import { Text } from './hero.tsx';
import { messages as limitedMessages } from './limited.messages.ts';
import { messages } from './messages.ts';
import { columns } from './page-columns.ts';
import type { LimitedBooking } from './use-booking.ts';

/** What the e-mail address alone unlocks, besides the number in the heading. */
const limitedFacts = (booking: LimitedBooking, { words, language }: Words): Pair[] =>
  stored([
    ...lockedFacts(booking, { words, language }),
    { label: words.time, value: formatTime(booking.appointmentTime, language) },
    { label: words.size, value: sizeName(booking.storefrontSize, language) },
    { label: words.layout, value: booking.selectedLayout && layoutName(booking.selectedLayout, language) },
    { label: words.bookingId, value: booking.bookingId, verbatim: true },
    { label: words.clientId, value: booking.clientId, verbatim: true },
  ]);

/** What the e-mail address alone unlocks: the visit, and a way to the link that opens the rest. */
export function Limited({ booking }: { booking: LimitedBooking }) {
  const [words, own] = [useMessages(messages), useMessages(limitedMessages)];
  const language = useLanguage();
  const link = useMailLink(booking.orderNo);
  const { error } = link;
  return (
    <>
      <DescriptionList
        layout="columns"
        className={`mt-6 ${columns}`}
        pairs={limitedFacts(booking, { words, language })}
      />
      {link.isSuccess ? (
        <div role="status">
          <Text>{own.sent}</Text>
          <p className="mt-8 text-night-text-2">{own.help}</p>
          <Contact />
        </div>
      ) : (
        <>
          <Text>{own.text}</Text>
          <Button className="mt-8" pending={link.isPending} pendingLabel={own.sending} onClick={() => link.mutate()}>
            {own.send}
          </Button>
          {error && (
            <p role="alert" className="mt-3 max-w-[33rem] text-bronze-300">
              {(error instanceof RequestError && error.error) || own.failed}
            </p>
          )}
        </>
      )}
    </>
  );
}
