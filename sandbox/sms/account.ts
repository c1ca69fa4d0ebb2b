import { createHash } from 'node:crypto';

/** The simulator's sender. The number is one of the provider's test numbers. */
export type SimulatorAccount = { accountSid: string; authToken: string; from: string };

/** The account at the simulator: the same for every process, and nobody else can sign as the provider. */
export const simulatorAccount = (secret: string): SimulatorAccount => ({
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: createHash('sha256').update(`text messages stand-in:${secret}`).digest('hex').slice(0, 32),
  from: '+15005550006',
});
