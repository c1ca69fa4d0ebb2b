import { areaConsent } from '#business/consents/area-consent.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { dayMs } from '#domain/durations.ts';
import { areasAt, checkArea } from '#domain/funnel/area.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { contactWords } from '#domain/settings/contact-words.ts';
import { forwardSortationArea, isForwardSortationArea } from '#domain/typed/postal-code.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { insertAreaRequest, lockWaitingRequest, updateAreaRequest } from './queries.ts';

type Form = { email: string; postalCode: string };
type Asked = { email: string; area: string; consentText: string; visitor: Visitor; now: Date };

/**
 * Stores a request to be notified when an area is served, with the consent as shown, and queues the mail that confirms
 * the address. A repeated request, or one for a mailbox mailed too often, gets the same answer and no mail: a form must not
 * reveal which addresses are known, nor allow mailing strangers.
 */
export async function requestArea(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'appSecret' | 'calendar' | 'settings'>,
  visitor: Visitor,
  { email, postalCode }: Form,
): Promise<{ asked: true } | Refusal> {
  const area = forwardSortationArea(postalCode);
  if (!isForwardSortationArea(area)) return refuse('POSTAL_CODE_TOO_SHORT');
  const now = deps.clock.now();
  if (checkArea(area, areasAt(await deps.calendar.rules.read(), now)).served) return refuse('AREA_SERVED_ALREADY');
  const { contact } = await deps.settings.read();
  const consentText = areaConsent[visitor.language](contactWords(contact)[visitor.language]);
  const asked = { email: consentAddress(email), area, consentText, visitor, now };
  await transact(deps.db, (tx) => keep(deps, tx, asked));
  return { asked: true };
}

/** A refusal rolls back the writes for a mail that is not sent; the caller cannot tell. */
async function keep(
  deps: Pick<Deps, 'ids' | 'appSecret'>,
  tx: Db,
  { email, area, consentText, visitor, now }: Asked,
): Promise<Refusal | null> {
  const { language, ip: ipAddress, userAgent } = visitor;
  const given = { language, consentText, ipAddress, userAgent, createdAt: now };
  const since = new Date(now.getTime() - dayMs);
  const waiting = await lockWaitingRequest(tx, { email, area });
  if (waiting?.state === 'confirmed') return null;
  if (waiting) {
    if (waiting.createdAt > since) return null;
    await updateAreaRequest(tx, waiting.id, given);
    return confirmByMail(tx, { id: waiting.id, email, language, dedupeKey: `asked-${now.toISOString()}`, now });
  }
  const id = deps.ids.uuid();
  const tokenHash = sha256(linkToken(deps.appSecret, id));
  if (!(await insertAreaRequest(tx, { id, email, area, tokenHash, ...given }))) return null;
  return confirmByMail(tx, { id, email, language, dedupeKey: '', now });
}

type Confirmation = { id: string; email: string; dedupeKey: string; now: Date } & Pick<Visitor, 'language'>;

async function confirmByMail(
  tx: Db,
  { id: subject, email: recipient, language, dedupeKey, now }: Confirmation,
): Promise<Refusal | null> {
  if (!(await mayWriteTo(tx, recipient, now))) return refuse('TOO_MANY_REQUESTS');
  await enqueue(tx, [{ topic: 'mail.area-confirm', subject, dedupeKey, recipient, language, dueAt: now }], now);
  return null;
}
