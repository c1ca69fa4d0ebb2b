import { consentVersion } from '#business/consents/consents.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import type { VisitCount } from '#domain/offers/visit.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { canBePlanned } from '#server/modules/offers/plan.ts';
import { newestPlan } from '#server/modules/offers/queries/plans.ts';
import { endPlan, writePlan } from '#server/modules/offers/write-plan.ts';
import type { Operator } from '#server/operator.ts';
import { visitsOf } from './queries/list.ts';
import { findRecord } from './queries/records.ts';

type By = { id: string; by: Pick<Operator, 'id'> };
type Wish = By & { visits: VisitCount /** Of the text read to the client. */; textVersion: string };
type Done = { id: string } | Refusal;

async function newestVisit(tx: Db, id: string) {
  const record = await findRecord(tx, id);
  if (!record) return null;
  const known = (await visitsOf(tx, [record.rootId])).filter(({ email }) => email.trim() !== '');
  const visit = known.findLast(({ status }) => status !== 'cancelled') ?? known.at(-1);
  return visit ? { visit, emails: [...new Set(known.map(({ email }) => consentAddress(email)))] } : null;
}

/**
 * Stores the yearly plan of a client who asked for it by phone and agreed to the text the operator read. The audit entry
 * has the booking and the number of visits, but no address.
 */
export const planForClient = async (deps: Deps, { id, visits, textVersion, by }: Wish): Promise<Done> => {
  const { contact } = await deps.settings.read();
  return transact<Done>(deps.db, async (tx) => {
    const newest = await newestVisit(tx, id);
    const booking = newest && (await findBookingById(tx, newest.visit.id));
    if (!booking) return refuse('CLIENT_NOT_FOUND');
    if (!canBePlanned(booking)) return refuse('PLAN_NOT_POSSIBLE');
    if (textVersion !== consentVersion) return refuse('CONSENT_TEXT_CHANGED');
    const { email, language, orderNo } = booking;
    const from = { email: consentAddress(email), bookingId: booking.id, language, by: by.id };
    if (await writePlan(tx, deps, { ...from, visits, contact }))
      await audit(tx, deps, {
        by: by.id,
        action: 'plan.chosen',
        subject: `client:${id}`,
        after: { visits, order: orderNo },
      });
    return { id };
  });
};

export const endClientPlan = (deps: Deps, { id, by }: By): Promise<Done> =>
  transact<Done>(deps.db, async (tx) => {
    const newest = await newestVisit(tx, id);
    if (!newest) return refuse('CLIENT_NOT_FOUND');
    const found = await newestPlan(tx, newest.emails);
    if (!found || found.plan.endedAt !== null) return { id };
    const { email, bookingId } = found.plan;
    const { language } = newest.visit;
    if (await endPlan(tx, deps, { email, bookingId, language, by: by.id }))
      await audit(tx, deps, {
        by: by.id,
        action: 'plan.ended',
        subject: `client:${id}`,
        after: { order: found.orderNo },
      });
    return { id };
  });
