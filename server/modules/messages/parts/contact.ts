import { defaultContact } from '#business/settings.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { contactFiller } from '#domain/settings/contact-words.ts';
import { html } from '../mail/html.ts';
import type { RenderedMail } from '../mail/layout/frame.ts';

const inMarkup = (text: string): string => html`${text}`.markup;

/** Puts the house's contact of today into a text that was written with the one of `business/`. */
export const withContact = (text: string, contact: Contact): string => contactFiller(defaultContact, contact)(text);

/** The same for a letter, drawn and plain. */
export function letterWithContact({ subject, html: drawn, text }: RenderedMail, contact: Contact): RenderedMail {
  return {
    subject: withContact(subject, contact),
    html: contactFiller(defaultContact, contact, { inText: inMarkup })(drawn),
    text: withContact(text, contact),
  };
}
