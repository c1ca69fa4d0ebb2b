import { warrantyYears } from '#business/policies.ts';
import { warrantyEnd } from '#domain/booking/certificate.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from '../facade.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, link, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

type CertificateMailFacts = { booking: Booking; number: string; links: { booking: string; certificate: string } };

export const certificateTemplate = letter(
  messages,
  ({ booking, number, links }: CertificateMailFacts, text, { words, ...pen }) => {
    const { orderNo, coatingType, appointmentDate } = booking;
    const { line, paragraphs } = pen.own({ order: orderNo });
    return {
      subject: line('certificate-subject'),
      preview: text.preview,
      reference: orderNo,
      why: words.whyBooked,
      title: line('certificate-title'),
      parts: [
        pen.hello(booking.contactName),
        paragraphs('certificate-text'),
        facade(booking, 'night', pen.language),
        heading(text.care),
        paragraphs('certificate-care'),
        text.satisfaction(pen.phone),
        heading(text.certificate),
        pen.pairs([
          [text.number, number],
          [words.service, pen.service(coatingType)],
          [words.date, pen.day(appointmentDate)],
          [text.warranty, pen.day(warrantyEnd(appointmentDate, warrantyYears))],
        ]),
        button(words.open, links.booking),
        text.confirms,
        link(text.check, links.certificate),
        pen.questions,
        note(words.secret),
      ],
    };
  },
);
