import { brand } from '#business/brand.ts';
import { formatPhone } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { PostalAddress } from '#domain/settings/contact.ts';
import { html } from '../html.ts';
import { colours } from './colours.ts';
import type { MailFrame } from './context.ts';
import { messages } from './messages.ts';
import type { Part } from './part.ts';
import { type } from './type.ts';

/** The mailing address on one line. */
const postalAddress = ({ street, city, province, postalCode }: PostalAddress, language: Language): string =>
  `${street}, ${city} ${messages.province[language](province)}\u00a0 ${postalCode.replace(' ', '\u00a0')}`;

const line = `margin:0 0 4px;${type.small}`;
const linked = `color:${colours.quiet};text-decoration:underline;`;

/** The sender, the contact, and why the reader gets this. */
export function footer(why: string, { language, contact }: MailFrame): Part {
  const { phone, email, mailingAddress } = contact;
  const [number, post] = [formatPhone(phone, language), postalAddress(mailingAddress, language)];
  return {
    html: html`<table role="presentation" width="100%" style="border-collapse:separate;border-spacing:0;width:100%;max-width:600px;"><tr>
<td class="foot" style="padding:26px 40px 0;text-align:left;">
<p class="quiet" style="${line}">${brand.legalName}, ${post}</p>
<p class="quiet" style="${line}"><a class="quiet" href="tel:${phone}" style="${linked}">${number}</a> &nbsp; <a class="quiet" href="mailto:${email}" style="${linked}">${email}</a></p>
<p class="quiet" style="margin:12px 0 0;${type.small}">${why}</p>
</td></tr></table>`,
    text: [`${brand.legalName}, ${post}`, `${number}  ${email}`, '', why].join('\n'),
  };
}
