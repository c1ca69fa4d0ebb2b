import { createHash } from 'node:crypto';

/** Who sends at the stand-in. The number is one that the provider keeps for tests. */
export type StandInAccount = { accountSid: string; authToken: string; from: string };

/** The account of a house at its stand-in: the same for all its copies, and nobody else can sign as the provider. */
export const standInAccount = (secret: string): StandInAccount => ({
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: createHash('sha256').update(`text messages stand-in:${secret}`).digest('hex').slice(0, 32),
  from: '+15005550006',
});
