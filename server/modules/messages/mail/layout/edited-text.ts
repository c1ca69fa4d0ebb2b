import { type MailPlace, mails } from '#business/mails.ts';
import { type FillIns, filledIn, paragraphsOf } from '#domain/settings/text-words.ts';
import type { MailContext } from './context.ts';
import type { Part } from './part.ts';
import { paragraph } from './parts.ts';

/** A text in the words of the owner, with its facts; one that was not there yet when they were set is the brand's. */
export function editedText({ language, texts }: MailContext, place: MailPlace, facts: FillIns = {}): string {
  const text = texts[place]?.[language] ?? mails.standard[place][language];
  return filledIn(text, mails, facts, language);
}

/** The same, one part for each of its paragraphs. */
export const paragraphs = (context: MailContext, place: MailPlace, facts?: FillIns): Part[] =>
  paragraphsOf(editedText(context, place, facts)).map(paragraph);
