import { brand } from '#business/brand.ts';
import { formatPhone } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Contact, PostalAddress } from '#domain/settings/contact.ts';
import { type Html, html } from '../html.ts';
import { plain } from '../isolate.ts';
import { colours } from './colours.ts';
import { messages } from './messages.ts';
import type { Part } from './part.ts';
import { joined, type Piece, title as titled } from './parts.ts';
import { sheet } from './sheet.ts';
import { type } from './type.ts';

/** A mail as it is read: one preview line, and the content itself, in HTML and plain text. */
export type RenderedMail = { subject: string; html: string; text: string };

export type Draft = {
  subject: string;
  /** The preview text that mail programs show after the subject. */
  preview: string;
  /** The reference in the header: an order number. */
  reference?: string;
  title?: string;
  parts: readonly Piece[];
  why: string;
};

/** Padding, so that no content follows the preview text in the mail list. */
const filler = '\u034f\u00a0'.repeat(60);

/** The brand's mark, a pane with one mullion and a transom, made of borders: pictures may be switched off. */
const line = `1px solid ${colours.bronze}`;
const mark: Html = html`<table role="presentation" aria-hidden="true" width="26" style="border-collapse:separate;border-spacing:0;width:26px;border:${line};">
<tr><td class="mark" width="12" height="8" style="width:12px;height:8px;border-right:${line};border-bottom:${line};font-size:1px;line-height:1px;">&nbsp;</td><td class="mark" height="8" style="height:8px;border-bottom:${line};font-size:1px;line-height:1px;">&nbsp;</td></tr>
<tr><td class="mark" width="12" height="16" style="width:12px;height:16px;border-right:${line};font-size:1px;line-height:1px;">&nbsp;</td><td height="16" style="height:16px;font-size:1px;line-height:1px;">&nbsp;</td></tr></table>`;

const head = (reference: string | undefined): Html => html`
<tr><td class="head rule" style="padding:13px 40px 12px;background-color:${colours.wall};border-bottom:1px solid ${colours.rule};">
<table role="presentation" width="100%" style="border-collapse:separate;border-spacing:0;width:100%;"><tr>
<td width="40" valign="middle" style="width:40px;">${mark}</td>
<td class="ink" translate="no" valign="middle" style="${type.brand}">${brand.name}</td>
<td class="quiet" translate="no" valign="middle" align="right" style="${type.small}text-align:right;">${reference ?? ''}</td>
</tr></table></td></tr>`;

/** The mailing address on one line. */
const postalAddress = ({ street, city, province, postalCode }: PostalAddress, language: Language): string =>
  `${street}, ${city} ${messages.province[language](province)}\u00a0 ${postalCode.replace(' ', '\u00a0')}`;

const small = `margin:0 0 2px;${type.small}`;
const linked = `color:${colours.quiet};text-decoration:underline;`;

type Reader = { language: Language; contact: Contact };

function footer(why: string, { language, contact: { phone, email, mailingAddress } }: Reader): Part {
  const [number, post] = [formatPhone(phone, language), postalAddress(mailingAddress, language)];
  return {
    html: html`<table role="presentation" width="100%" style="border-collapse:separate;border-spacing:0;width:100%;max-width:600px;"><tr>
<td class="foot" style="padding:12px 40px 0;text-align:left;">
<p class="quiet" style="${small}">${brand.legalName}, ${post}</p>
<p class="quiet" style="${small}"><a class="quiet" href="tel:${phone}" style="${linked}">${number}</a> &nbsp; <a class="quiet" href="mailto:${email}" style="${linked}">${email}</a></p>
<p class="quiet" style="margin:6px 0 0;${type.small}">${why}</p>
</td></tr></table>`,
    text: [`${brand.legalName}, ${post}`, `${number}  ${email}`, '', why].join('\n'),
  };
}

/** The frame of every mail around its content. */
export function layout({ subject, preview, reference, title, parts, why }: Draft, reader: Reader): RenderedMail {
  const [said, foot] = [joined([title !== undefined && titled(title), parts]), footer(why, reader)];
  const line = plain(subject);
  const body = html`<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${preview}${filler}</div>
<table role="presentation" class="wall" width="100%" bgcolor="${colours.wall}" style="border-collapse:separate;border-spacing:0;width:100%;background-color:${colours.wall};"><tr><td class="room" align="center" style="padding:16px 16px 20px;">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" class="sheet" width="100%" bgcolor="${colours.sheet}" style="border-collapse:separate;border-spacing:0;width:100%;max-width:600px;background-color:${colours.sheet};border:1px solid ${colours.rule};">${head(reference)}
<tr><td class="words" style="padding:22px 40px 12px;text-align:left;word-break:break-word;overflow-wrap:anywhere;">${said.html}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
${foot.html}
</td></tr></table>`;
  const text = [brand.name, said.text, `-- \n${plain(foot.text)}`].join('\n\n');
  return { subject: line, html: sheet({ language: reader.language, title: line, body }), text: `${text}\n` };
}
