import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { isSameSecret } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockSecondFactors, updateSecondFactor } from './queries/people.ts';

/** The administration's signing and encryption secret, derived from the application's. */
export const administrationSecret = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('administration').digest('base64url');

const sign = (value: string, appSecret: string): string =>
  createHmac('sha256', administrationSecret(appSecret)).update(value).digest('base64');

/** The cookies of a browser that signed in before the secret was changed, as they would be signed now. */
export function resignedCookies(
  header: string,
  { appSecret, previousAppSecret }: Pick<Deps, 'appSecret' | 'previousAppSecret'>,
): string {
  if (previousAppSecret === null) return header;
  return header.replaceAll(/([^;=\s]*administration\.[^;=\s]+)=([^;\s]+)/g, (whole, name: string, encoded: string) => {
    const text = decoded(encoded);
    const at = text.lastIndexOf('.');
    const value = text.slice(0, Math.max(at, 0));
    if (!isSameSecret(text.slice(at + 1), sign(value, previousAppSecret))) return whole;
    return `${name}=${encodeURIComponent(`${value}.${sign(value, appSecret)}`)}`;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Re-encrypts stored second factors after the secret was changed; returns how many there were. */
export async function renewSecondFactors(
  deps: Pick<Deps, 'db' | 'appSecret'> & { previousAppSecret: string },
): Promise<number> {
  const key = administrationSecret(deps.appSecret);
  const former = administrationSecret(deps.previousAppSecret);
  const renewed = (data: string): Promise<string | null> =>
    symmetricDecrypt({ key: former, data }).then(
      (open) => symmetricEncrypt({ key, data: open }),
      () => null,
    );
  return transact(deps.db, async (tx) => {
    let count = 0;
    for (const { id, secret, backupCodes } of await lockSecondFactors(tx)) {
      const [newSecret, newCodes] = [await renewed(secret), await renewed(backupCodes)];
      // What the former secret cannot decrypt already uses the new one.
      if (newSecret === null || newCodes === null) continue;
      await updateSecondFactor(tx, id, { secret: newSecret, backupCodes: newCodes });
      count += 1;
    }
    return count;
  });
}
