import { standardTerms } from '#business/terms/index.ts';
import { type Language, languages } from '#domain/language.ts';
import type { TermsText } from '#domain/settings/terms.ts';
import type { Db } from '#server/database/database.ts';
import { contentsOf, textOf } from './contents.ts';
import { findAcceptedText, insertTermsTexts } from './queries/terms-texts.ts';

const standard = contentsOf(standardTerms);

/** Keeps the wording that the program came with for as long as the database lives. */
export const keepTermsTexts = (db: Db): Promise<unknown> => insertTermsTexts(db, standard);

export type AcceptedTerms = {
  termsVersion: string;
  language: Language;
  acceptedAt: Date;
  /** By language: the text that was accepted, and its version in the other one as far as it is kept. */
  texts: Partial<Record<Language, TermsText>>;
};

/** The terms that the client of a booking accepted, word for word; null where none were, or nobody has their text. */
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
