import type { ProofKind } from '#domain/documents/proofs.ts';
import type { Bilingual } from '#domain/language.ts';

/** What the proofs that an owner uploads are called here; their files are named so too. */
export const proofNames: Readonly<Record<ProofKind, Bilingual>> = {
  insurance: { en: 'Insurance certificate', fr: 'Attestation d’assurance' },
  compensation: { en: 'WSIB clearance certificate', fr: 'Certificat de décharge de la WSIB' },
};
