import { useId } from 'react';
import { adminBookingFiles } from '#contract/admin/booking-files.ts';
import { type BookingStory, openCustomerPage } from '#contract/admin/bookings.ts';
import { useMessages } from '#web/state/language.tsx';
import { FileLink } from '#web/ui/text-link.tsx';
import { messages } from './story/story.messages.ts';

/** The customer's page, and their files as far as they exist: an invoice of what was paid here or cost nothing, a visit to come or gone. */
export function Files({ story: { booking, amounts, paymentReceipt, certificate } }: { story: BookingStory }) {
  const words = useMessages(messages);
  const files = [
    ...(paymentReceipt || amounts.total === 0 ? [{ href: adminBookingFiles.invoice, label: words.invoice }] : []),
    ...(booking.status === 'cancelled' ? [] : [{ href: adminBookingFiles.calendar, label: words.calendar }]),
    ...(certificate ? [{ href: adminBookingFiles.certificate, label: words.certificate(certificate) }] : []),
  ];
  const newTab = useId();
  return (
    <>
      <h3 className="admin-part">{words.files}</h3>
      <p className="flex flex-wrap gap-x-6">
        {files.map(({ href, label }) => (
          <FileLink key={href} href={href.replace(':order', encodeURIComponent(booking.orderNo))} download>
            {label}
          </FileLink>
        ))}
        <FileLink
          href={openCustomerPage.path.replace(':order', encodeURIComponent(booking.orderNo))}
          target="_blank"
          rel="noopener"
          aria-describedby={newTab}
        >
          {words.customerPage}
        </FileLink>
        <span id={newTab} hidden>
          {words.newTab}
        </span>
      </p>
    </>
  );
}
