import type { Attachment } from '#adapters/mail/port.ts';
import type { PaperFacts } from '#domain/documents/facts.ts';
import type { Language } from '#domain/language.ts';
import { messages } from './invoice/messages.ts';

export const fileNameOf = ({ kind, number }: Pick<PaperFacts, 'kind' | 'number'>, language: Language): string =>
  `${messages.files[kind][language]}-${number}.pdf`;

/** The languages of a message's attachments: an English one is preceded by its French copy. */
export const withFrench = (language: Language): readonly Language[] => (language === 'fr' ? ['fr'] : ['fr', language]);

export async function papersAttached(papers: readonly PaperFacts[], language: Language): Promise<Attachment[]> {
  const { renderPaper } = await import('./invoice/render.ts'); // and its fonts, which no page needs
  const printed = papers.flatMap((facts) => withFrench(language).map((one) => ({ facts, language: one })));
  const files: Attachment[] = [];
  for (const one of printed) {
    const filename = fileNameOf(one.facts, one.language);
    files.push({ filename, contentType: 'application/pdf', content: await renderPaper(one) });
  }
  return files;
}
