import type { Attachment } from '#adapters/mail/port.ts';
import type { AcceptedTerms } from '#server/modules/terms/accepted.ts';

/**
 * The terms as they were accepted, in the language in which they were. Plain text: a few kilobytes that every program opens,
 * now and in fifteen years.
 */
export function termsFile({ termsVersion, language, text }: AcceptedTerms): Attachment {
  const { title, versionLine, sections } = text;
  const parts = sections.map(({ heading, paragraphs }, index) => [`${index + 1}. ${heading}`, ...paragraphs]);
  const lines = [[title, versionLine], ...parts].map((part) => part.join('\r\n\r\n'));
  return {
    filename: `${language === 'fr' ? 'conditions' : 'terms'}-${termsVersion}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(`${lines.join('\r\n\r\n\r\n')}\r\n`),
  };
}
