import { type TermsText, terms, termsVersion } from '#business/terms/index.ts';
import { type Language, languages } from '#domain/language.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { findAcceptedText, insertTermsTexts } from './queries/terms-texts.ts';

const inForce = languages.map((language) => {
  const content = JSON.stringify(terms[language]);
  return { language, termsVersion, content, textHash: sha256(content) };
});

/** What an acceptance of the terms in force is recorded with. */
export const textHashOf = (language: Language): string =>
  inForce.find((one) => one.language === language)?.textHash ?? '';

/** Keeps the wordings in force for as long as the database lives. */
export const keepTermsTexts = (db: Db): Promise<unknown> => insertTermsTexts(db, inForce);

export type AcceptedTerms = { termsVersion: string; language: Language; acceptedAt: Date; text: TermsText };

/** The terms that the client of a booking accepted, word for word; null where none were, or nobody has their text. */
export async function findAcceptedTerms(
  db: Db,
  booking: { id: string; orderNo: string },
): Promise<AcceptedTerms | null> {
  const found = await findAcceptedText(db, booking);
  const content = found?.content ?? inForce.find(({ textHash }) => textHash === found?.textHash)?.content;
  if (!found || content === undefined) return null;
  const { termsVersion: version, language, acceptedAt } = found;
  return { termsVersion: version, language, acceptedAt, text: JSON.parse(content) as TermsText };
}
