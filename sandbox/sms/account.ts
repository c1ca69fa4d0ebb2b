import { createHash } from 'node:crypto';

/** Who sends at the simulator. The number is one that the provider keeps for tests. */
export type SimulatorAccount = { accountSid: string; authToken: string; from: string };

/** The account at the simulator: the same for every copy of the program, and nobody else can sign as the provider. */
export const simulatorAccount = (secret: string): SimulatorAccount => ({
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: createHash('sha256').update(`text messages stand-in:${secret}`).digest('hex').slice(0, 32),
  from: '+15005550006',
});
