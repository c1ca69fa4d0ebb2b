import { warrantyYears } from '#business/policies.ts';
import { warrantyEnd } from '#domain/booking/certificate.ts';
import { formatLongDate, formatPhone } from '#domain/format.ts';
import { serviceName } from '#domain/names.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { button, heading, link, note, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { said, worded } from '../layout/worded.ts';
import { messages } from './messages.ts';

export type CertificateMailFacts = {
  booking: Booking;
  number: string;
  links: { booking: string; certificate: string };
};

/** After a coated visit: what the glass needs now, and the certificate. */
export function certificateTemplate(
  { booking, number, links }: CertificateMailFacts,
  context: MailContext,
): RenderedMail {
  const { language, contact } = context;
  const [text, words] = [messages[language], shared[language]];
  const { orderNo, coatingType, appointmentDate, contactName } = booking;
  const told = { order: orderNo };
  return letter({
    ...context,
    subject: worded(context, 'certificate-subject', told),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(worded(context, 'certificate-title', told)),
      paragraph(words.greeting(named(contactName))),
      ...said(context, 'certificate-text', told),
      ...facade(booking.selectedLayout, 'night', language),
      heading(text.care),
      ...said(context, 'certificate-care', told),
      paragraph(text.satisfaction(formatPhone(contact.phone, language))),
      heading(text.certificate),
      pairs(
        [
          [text.number, number],
          [words.service, serviceName(coatingType, language)],
          [words.date, formatLongDate(appointmentDate, language)],
          [text.warranty, formatLongDate(warrantyEnd(appointmentDate, warrantyYears), language)],
        ],
        language,
      ),
      button(text.open, links.booking),
      paragraph(text.confirms),
      link(text.check, links.certificate),
      questions(context),
      note(words.secret),
    ],
  });
}
