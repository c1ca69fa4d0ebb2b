import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { dequeue } from '#server/outbox/enqueue.ts';
import { type AreaRequest, findAreaRequest, forgetAreaMails, lockAreaRequest, updateAreaRequest } from './queries.ts';

type Link = { token: string };

/** What the link in an area mail is about. Read-only. */
export async function readAreaRequest(
  { db }: Pick<Deps, 'db'>,
  { token }: Link,
): Promise<Pick<AreaRequest, 'area' | 'state'> | Refusal> {
  const request = await findAreaRequest(db, sha256(token));
  if (!request) return refuse('AREA_LINK_INVALID');
  const { area, state } = request;
  return { area, state };
}

/** Confirms that the address belongs to the requester. Idempotent; a withdrawn request stays withdrawn. */
export async function confirmArea(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: Link,
): Promise<{ area: string; state: 'confirmed' } | Refusal> {
  return transact(db, async (tx) => {
    const request = await lockAreaRequest(tx, sha256(token));
    if (!request || request.state === 'left') return refuse('AREA_LINK_INVALID');
    const { id, area, state } = request;
    if (state === 'asked') await updateAreaRequest(tx, id, { state: 'confirmed', confirmedAt: clock.now() });
    return { area, state: 'confirmed' };
  });
}

/**
 * Withdraws a request: its personal data is deleted, only a hash of the address stays, and no mail follows.
 * Idempotent.
 */
export async function leaveArea(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: Link,
): Promise<{ area: string; state: 'left' } | Refusal> {
  return transact(db, async (tx) => {
    const request = await lockAreaRequest(tx, sha256(token));
    if (!request) return refuse('AREA_LINK_INVALID');
    const { id, area, email, state } = request;
    if (state !== 'left') {
      const forgotten = { email: sha256(email), ipAddress: '', userAgent: '' };
      await updateAreaRequest(tx, id, { state: 'left', leftAt: clock.now(), ...forgotten });
      await dequeue(tx, id, ['mail.area-confirm', 'mail.area-opened']);
      await forgetAreaMails(tx, id);
    }
    return { area, state: 'left' };
  });
}
