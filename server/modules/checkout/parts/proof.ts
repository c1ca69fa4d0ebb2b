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

/** What is computed before a checkout while days are in demand; signed, so that nothing of it is stored before it is answered. */
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

/** The answer as the page sends it: JSON in base64. What it may not have is refused by the signature. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ goodUntil: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const longest = 2_000;

/** What the proof is known by once it is spent; null where it proves nothing, or not any more. */
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
 * False where the proof was spent before. What is spent is kept among the counted attempts, which are cleared away an hour
 * after their end by the clock of the machine.
 */
export async function spendProof(tx: Db, proof: string): Promise<boolean> {
  const ms = checkoutLimits.proof.goodMinutes * minuteMs;
  return (await countWithin(tx, { key: `proof:${proof}`, ms, now: new Date() })).count === 1;
}
