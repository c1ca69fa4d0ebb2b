import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { checkoutLimits } from '#business/policies.ts';
import { minuteMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';

type Signer = Pick<Deps, 'appSecret' | 'clock' | 'proofCost'>;

const secretOf = ({ appSecret }: Signer) => `proof:${appSecret}`;

/** The challenge before a checkout while days are in demand; signed, so that nothing is stored until it is solved. */
export async function askForProof(deps: Signer): Promise<Refusal> {
  const { cost, goodMinutes } = checkoutLimits.proof;
  const data = { goodUntil: deps.clock.now().getTime() + goodMinutes * minuteMs };
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: deps.proofCost ?? cost,
    deriveKey,
    data,
    hmacSignatureSecret: secretOf(deps),
  });
  return refuse('PROOF_NEEDED', { challenge: { parameters: { ...parameters, data }, signature } });
}

/** The solution as sent by the page: JSON in base64. Tampering is caught by the signature. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ goodUntil: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const longest = 2_000;

/** The key of a spent proof; null if it is invalid or expired. */
export async function proofOf(deps: Signer, text: string | undefined): Promise<string | null> {
  if (text === undefined || text.length > longest) return null;
  try {
    const { challenge, solution } = Answer.parse(JSON.parse(Buffer.from(text, 'base64').toString()));
    if (challenge.parameters.data.goodUntil <= deps.clock.now().getTime()) return null;
    const signed = challenge as typeof challenge & Challenge;
    const result = await verifySolution({
      challenge: signed,
      solution,
      deriveKey,
      hmacSignatureSecret: secretOf(deps),
    });
    return result.verified ? challenge.signature : null;
  } catch {
    return null;
  }
}

/**
 * False if the proof was already spent. Spent proofs are stored with the rate limits, which are deleted an hour
 * after they expire by the machine's clock.
 */
export async function spendProof(tx: Db, proof: string): Promise<boolean> {
  const ms = checkoutLimits.proof.goodMinutes * minuteMs;
  return (await countWithin(tx, { key: `proof:${proof}`, ms, now: new Date() })).count === 1;
}
