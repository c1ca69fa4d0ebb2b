import type { Attachment } from '#adapters/mail/port.ts';
import type { Language } from '#domain/language.ts';
import type { TermsText } from '#domain/settings/terms.ts';
import type { AcceptedTerms } from '#server/modules/terms/accepted.ts';

/**
 * The terms that were accepted. English comes with French, French first: a contract of adhesion binds in English only after its
 * French text was handed over (Charter of the French language, section 55).
 */
export function termsFiles({ termsVersion, language, texts }: AcceptedTerms, mail: Language): readonly Attachment[] {
  const wanted = [language, mail].includes('en') ? (['fr', 'en'] as const) : (['fr'] as const);
  return wanted.flatMap((one) => {
    const text = texts[one];
    return text ? [fileOf(text, { termsVersion, language: one })] : [];
  });
}

/** Plain text: a few kilobytes that every program opens, now and in fifteen years. */
function fileOf(
  { title, versionLine, sections }: TermsText,
  { termsVersion, language }: Pick<AcceptedTerms, 'termsVersion' | 'language'>,
): Attachment {
  const parts = sections.map(({ heading, paragraphs }, index) => [`${index + 1}. ${heading}`, ...paragraphs]);
  const lines = [[title, versionLine], ...parts].map((part) => part.join('\r\n\r\n'));
  return {
    filename: `${language === 'fr' ? 'conditions' : 'terms'}-${termsVersion}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(`${lines.join('\r\n\r\n\r\n')}\r\n`),
  };
}
