import type { Attachment } from '#adapters/mail/port.ts';
import { proofNames } from '#business/papers/proofs.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { isOutdated, type ProofKind, proofFile, proofKinds } from '#domain/documents/proofs.ts';
import type { Language } from '#domain/language.ts';
import type { Deps } from '#server/deps.ts';
import { allProofs, findProof } from './queries.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

const dayOf = ({ clock }: Pick<Deps, 'clock'>) => today(clock.now(), schedule.timeZone);

/** Those whose last day has not passed, with what they are called. */
export async function validProofs(deps: Reading) {
  const valid = (await allProofs(deps.db)).filter((proof) => !isOutdated(proof, dayOf(deps)));
  return valid.map(({ kind }) => ({ kind, name: proofNames[kind] }));
}

/** The file of one, named in the reader's language; null unless it is valid. */
export async function validProof(deps: Reading, kind: ProofKind, language: Language) {
  const proof = await findProof(deps.db, kind);
  if (!proof || isOutdated(proof, dayOf(deps))) return null;
  return { name: proofFile(proofNames[kind][language]), body: proof.file };
}

/** The valid ones as attachments of a mail in a language. */
export async function proofsAttached(deps: Reading, language: Language): Promise<Attachment[]> {
  const found = await Promise.all(proofKinds.map((kind) => validProof(deps, kind, language)));
  return found.flatMap((proof) =>
    proof ? [{ filename: proof.name, contentType: 'application/pdf', content: proof.body }] : [],
  );
}
