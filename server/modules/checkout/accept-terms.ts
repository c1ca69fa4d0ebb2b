import type { Language } from '#domain/language.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { versionNotStated } from '#domain/settings/terms.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type TermsInForce, termsInForce } from '#server/modules/terms/in-force.ts';
import { insertTermsAcceptance } from './queries/terms-acceptances.ts';

export type Acceptance = {
  termsVersion: string;
  acceptanceMethod: 'web_modal';
  scrolledToBottom: true;
  shownLanguage?: Language | undefined;
  frenchShownAgo?: number | undefined;
};

/** A recorded acceptance, or one submitted with the checkout and not recorded yet: null without details. */
export type GivenTerms = { recorded: number } | { carried: Acceptance | null; inForce: TermsInForce };

/** Without a version, it proves neither which text nor how it was read. */
const notStated = { termsVersion: versionNotStated, acceptanceMethod: versionNotStated, scrolledToBottom: false };

/** The id of an acceptance, recorded now unless it was: which text, in which language, when, from where. */
export async function recordAcceptance(db: Db, visitor: Visitor, given: GivenTerms, acceptedAt: Date): Promise<number> {
  if ('recorded' in given) return given.recorded;
  const { carried: acceptance, inForce } = given;
  const language = acceptance?.shownLanguage ?? visitor.language;
  const { termsVersion, acceptanceMethod, scrolledToBottom } = acceptance ?? notStated;
  return insertTermsAcceptance(db, {
    visitorHash: visitor.hash,
    acceptedAt,
    ipAddress: visitor.ip,
    userAgent: visitor.userAgent.slice(0, 400),
    ...{ termsVersion, acceptanceMethod, scrolledToBottom, language },
    textHash: acceptance ? inForce.textHash[language] : '',
    frenchShownAt: acceptance && frenchShownAt(language, acceptance, acceptedAt),
  });
}

/** The French text was shown to those who accept it, and to those who opened it before the English one. */
function frenchShownAt(language: Language, { frenchShownAgo }: Acceptance, acceptedAt: Date): Date | null {
  if (language === 'fr') return acceptedAt;
  return frenchShownAgo === undefined ? null : new Date(acceptedAt.getTime() - frenchShownAgo * 1000);
}

/** A visitor accepts the terms in force. Other versions are rejected. */
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
  if (carried === true) return { carried: null, inForce };
  return carried.termsVersion === inForce.version ? { carried, inForce } : null;
}
