import { brand } from '#business/brand.ts';
import { care } from '#business/care.ts';
import { warrantyYears } from '#business/policies.ts';
import { offerOf } from '#business/service-cards.ts';
import { wordsOfService } from '#business/service-words.ts';
import { limitedPlaces, serviceName, serviceOf } from '#business/services.ts';
import { warrantyEnd } from '#domain/booking/certificate.ts';
import { type Facade, facades } from '#domain/facade/layouts.ts';
import { formatLongDate, formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { withWindows } from '#domain/pricing/service.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { printable } from '../printable.ts';
import { messages } from './messages.ts';

export type CertificateFacts = {
  language: Language;
  booking: Pick<
    Booking,
    'businessName' | 'coatingType' | 'appointmentDate' | 'selectedLayout' | 'storefrontSize' | 'orderNo'
  >;
  number: string;
  /** The URL of the public page. */
  page: string;
  /** Which of the limited service's places it is; null for other services. */
  place: number | null;
  contact: Contact;
};

export type CertificateWords = {
  title: string;
  heading: string;
  name: { text: string; onSign: boolean };
  said: string;
  /** `No. 17 of 99`. */
  place: string | null;
  elevation: { facade: Facade; alt: string; scale: string } | null;
  facts: [label: string, value: string][];
  warranty: { heading: string; years: number; from: string; until: string };
  signed: string;
  confirm: { text: string; address: string; code: { text: string; alt: string } };
  care: { heading: string; sections: (typeof care)[Language] };
  questions: string;
};

export function certificateWords(facts: CertificateFacts): CertificateWords {
  const { language, booking, number, page, place, contact } = facts;
  const text = inLanguage(messages, language);
  const { appointmentDate, selectedLayout, coatingType, storefrontSize } = booking;
  const address = page.replace(/^https?:\/\//, '');
  const visit = formatLongDate(appointmentDate, language);
  const facade = selectedLayout && facades[selectedLayout];
  const layout = layoutName(selectedLayout ?? '', language);
  return {
    title: `${text.title} ${number}`,
    heading: text.title,
    name: nameOf(booking, facade?.band !== undefined),
    said: coatedIn(booking, language),
    place: place === null ? null : text.place(place, limitedPlaces),
    elevation: facade && { facade, alt: text.figure(layout), scale: text.scale },
    facts: [
      [text.service, serviceName(coatingType, language)],
      [text.visit, visit],
      [text.storefront, [sizeName(storefrontSize, language), layout].filter(Boolean).join(', ')],
      [text.number, number],
    ],
    warranty: {
      heading: text.warranty(warrantyYears),
      years: warrantyYears,
      from: visit,
      until: formatLongDate(warrantyEnd(appointmentDate, warrantyYears), language),
    },
    signed: text.signed(brand.legalName),
    confirm: { text: text.confirm, address, code: { text: page, alt: text.code(address) } },
    care: { heading: text.care, sections: care[language] },
    questions: `${text.questions}${language === 'fr' ? '\u00a0:' : ':'} ${formatPhone(contact.phone, language)}, ${contact.email}`,
  };
}

/** Which windows the service coats, nothing more. */
function coatedIn({ coatingType, storefrontSize }: CertificateFacts['booking'], language: Language): string {
  const service = offerOf(serviceOf(coatingType)?.key ?? '');
  const certified = service && wordsOfService(service.key)?.certified;
  return certified ? withWindows(service, certified, { size: storefrontSize, language }) : '';
}

/** The name on the façade's sign, else below it; the order number if the name has no letters. */
function nameOf({ businessName, orderNo }: CertificateFacts['booking'], hasSign: boolean) {
  const drawn = printable(businessName);
  const named = /[\p{L}\p{N}]/u.test(drawn);
  return { text: named ? drawn : orderNo, onSign: hasSign && named };
}
