import { warrantyYears } from '#business/policies.ts';
import { serviceName } from '#business/services.ts';
import { warrantyEnd } from '#domain/booking/certificate.ts';
import { formatLongDate, formatPhone } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { button, heading, link, note, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

export type CertificateMailFacts = {
  booking: Booking;
  number: string;
  links: { booking: string; certificate: string };
};

/** After a coated visit: care instructions, and the certificate. */
export function certificateTemplate(
  { booking, number, links }: CertificateMailFacts,
  context: MailContext,
): RenderedMail {
  const { language, contact } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { orderNo, coatingType, appointmentDate, contactName } = booking;
  const fillIns = { order: orderNo };
  return layout({
    ...context,
    subject: editedText(context, 'certificate-subject', fillIns),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(editedText(context, 'certificate-title', fillIns)),
      paragraph(words.greeting(named(contactName))),
      ...paragraphs(context, 'certificate-text', fillIns),
      ...facade(booking.selectedLayout, 'night', language),
      heading(text.care),
      ...paragraphs(context, 'certificate-care', fillIns),
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
