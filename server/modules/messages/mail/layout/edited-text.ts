import { type MailPlace, mails } from '#business/mails.ts';
import { type FillIns, filledIn, paragraphsOf } from '#domain/settings/text-words.ts';
import type { MailContext } from './context.ts';
import type { Part } from './part.ts';
import { paragraph } from './parts.ts';

/** An owner-edited text with its values; texts added since the edit use the brand's. */
export function editedText({ language, texts }: MailContext, place: MailPlace, facts: FillIns = {}): string {
  const text = texts[place]?.[language] ?? mails.standard[place][language];
  return filledIn(text, mails, facts, language);
}

/** The same, one part for each of its paragraphs. */
export const paragraphs = (context: MailContext, place: MailPlace, facts?: FillIns): Part[] =>
  paragraphsOf(editedText(context, place, facts)).map(paragraph);
