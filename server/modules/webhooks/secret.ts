import { createHmac } from 'node:crypto';
import { hourMs } from '#domain/durations.ts';
import { formerSecretHours } from '#domain/webhooks/events.ts';
import type { Deps } from '#server/deps.ts';
import type { Endpoint } from './queries.ts';

type Versioned = Pick<Endpoint, 'id' | 'secretVersion'>;

/** An endpoint's secret as Standard Webhooks writes it. Knowing the database alone does not tell it. */
export const webhookSecret = (appSecret: string, { id, secretVersion }: Versioned): string =>
  `whsec_${createHmac('sha256', appSecret).update(`webhook:${id}:${secretVersion}`).digest('base64')}`;

/** The secrets that sign a call: the current one first, for a day after a rotation the former, and those of the application's former secret. */
export function signingSecrets(
  { appSecret, previousAppSecret }: Pick<Deps, 'appSecret' | 'previousAppSecret'>,
  { id, secretVersion, rotatedAt }: Endpoint,
  now: Date,
): string[] {
  const former = rotatedAt !== null && now.getTime() - rotatedAt.getTime() < formerSecretHours * hourMs;
  const versions = former ? [secretVersion, secretVersion - 1] : [secretVersion];
  const secrets = previousAppSecret === null ? [appSecret] : [appSecret, previousAppSecret];
  return secrets.flatMap((secret) => versions.map((version) => webhookSecret(secret, { id, secretVersion: version })));
}
