import { issued, linkToken } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { tokenHashOf } from './queries/links.ts';

/** The token of a booking's link by the link's id, also if made before the secret was changed. */
export async function issuedToken(
  deps: Pick<Deps, 'db' | 'appSecret' | 'previousAppSecret'>,
  linkId: string,
): Promise<string> {
  if (deps.previousAppSecret === null) return linkToken(deps.appSecret, linkId);
  return issued(deps, { id: linkId, tokenHash: await tokenHashOf(deps.db, linkId) });
}
