import { standardTerms } from '#business/terms/index.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TermsText } from '#domain/settings/terms.ts';
import type { Db } from '#server/database/database.ts';
import { contentsOf, textOf } from './contents.ts';
import { findAcceptedText, insertTermsTexts } from './queries/terms-texts.ts';

const standard = contentsOf(standardTerms);

/** Stores the built-in wording permanently in the database. */
export const keepTermsTexts = (db: Db): Promise<unknown> => insertTermsTexts(db, standard);

export type AcceptedTerms = {
  termsVersion: string;
  language: Language;
  acceptedAt: Date;
  /** By language: the text that was accepted, and the other language's version if it is stored. */
  texts: Partial<Record<Language, TermsText>>;
};

/** The terms that the client of a booking accepted, word for word; null if none were, or their text is not stored. */
export async function findAcceptedTerms(
  db: Db,
  booking: { id: string; orderNo: string },
): Promise<AcceptedTerms | null> {
  const found = await findAcceptedText(db, booking);
  const content = found?.content ?? standard.find(({ textHash }) => textHash === found?.textHash)?.content;
  if (!found || content === undefined) return null;
  const { termsVersion, language, acceptedAt, otherContent } = found;
  const own = (wanted: Language) =>
    standard.find((one) => one.termsVersion === termsVersion && one.language === wanted)?.content;
  const texts = languages.flatMap((one) => {
    const kept = one === language ? content : (otherContent ?? own(one));
    return kept === undefined ? [] : [[one, textOf(kept)]];
  });
  return { termsVersion, language, acceptedAt, texts: Object.fromEntries(texts) };
}
