import type { Language } from '#domain/language.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type TermsInForce, termsInForce } from '#server/modules/terms/in-force.ts';
import { insertTermsAcceptance } from './queries/terms-acceptances.ts';

export type Acceptance = {
  termsVersion: string;
  acceptanceMethod: 'web_modal';
  scrolledToBottom: true;
  shownLanguage?: Language | undefined;
};

/** An acceptance that has its record, or one that comes with the checkout and still needs it. */
export type GivenTerms = { recorded: number } | { carried: Acceptance; inForce: TermsInForce };

/** Writes the record of an acceptance: which text, in which language, when, from where. */
export const recordAcceptance = (
  db: Db,
  visitor: Visitor,
  { carried: acceptance, inForce }: { carried: Acceptance; inForce: TermsInForce },
  acceptedAt: Date,
): Promise<number> => {
  const language = acceptance.shownLanguage ?? visitor.language;
  return insertTermsAcceptance(db, {
    visitorHash: visitor.hash,
    acceptedAt,
    ipAddress: visitor.ip,
    userAgent: visitor.userAgent.slice(0, 400),
    termsVersion: acceptance.termsVersion,
    acceptanceMethod: acceptance.acceptanceMethod,
    scrolledToBottom: acceptance.scrolledToBottom,
    language,
    textHash: inForce.textHash[language],
  });
};

/** A visitor accepts the terms in force. Another version is not ours to record. */
export async function acceptTerms(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  visitor: Visitor,
  acceptance: Acceptance,
): Promise<{ id: number } | Refusal> {
  const inForce = await termsInForce(deps);
  if (acceptance.termsVersion !== inForce.version) return refuse('INVALID_INPUT');
  return { id: await recordAcceptance(deps.db, visitor, { carried: acceptance, inForce }, deps.clock.now()) };
}

/** The visitor's acceptance of the terms in force: recorded by its own call, or carried here when that call failed. */
export function givenTerms(
  recorded: number | null,
  carried: boolean | Acceptance | null | undefined,
  inForce: TermsInForce,
): GivenTerms | null {
  if (recorded !== null) return { recorded };
  if (!carried) return null;
  const acceptance: Acceptance =
    carried === true
      ? { termsVersion: inForce.version, acceptanceMethod: 'web_modal', scrolledToBottom: true }
      : carried;
  return acceptance.termsVersion === inForce.version ? { carried: acceptance, inForce } : null;
}
