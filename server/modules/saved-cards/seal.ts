import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { VaultToken } from '#domain/ledger/saved-card.ts';
import type { Deps } from '#server/deps.ts';

type Secrets = Pick<Deps, 'appSecret' | 'previousAppSecret'>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('saved cards').digest();
const token = z.object({ dataKey: z.string(), issuerId: z.string() });

/** A vault's token as it is stored: encrypted, so that a copy of the database alone charges nobody. */
export function seal({ dataKey, issuerId }: VaultToken, { appSecret }: Pick<Secrets, 'appSecret'>): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(appSecret), nonce);
  const words = Buffer.concat([cipher.update(JSON.stringify({ dataKey, issuerId }), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), words]).toString('base64url');
}

/** The token, sealed under the present secret or the former one; null if under neither. */
export function unseal(sealed: string, { appSecret, previousAppSecret }: Secrets): VaultToken | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const secret of [appSecret, previousAppSecret].filter((one) => one !== null)) {
    try {
      const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const words = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return token.parse(JSON.parse(words.toString('utf8')));
    } catch {
      // Under another secret.
    }
  }
  return null;
}
