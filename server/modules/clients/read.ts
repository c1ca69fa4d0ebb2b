import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import { opensRefresh } from '#domain/booking/refresh.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { phoneKey, sharedTraits, traits } from '#domain/clients/match.ts';
import { consentAddress } from '#domain/consents/consent.ts';
import { cents, sum } from '#domain/money.ts';
import { refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { certificatesOf } from '#server/modules/bookings/queries/certificates.ts';
import { subjectsOf } from '#server/modules/bookings/queries/changes.ts';
import { acceptancesOf } from '#server/modules/checkout/queries/terms-acceptances.ts';
import { consentsAbout, consentsShown } from '#server/modules/consents/queries/about.ts';
import { optOutsOf } from '#server/modules/messages/queries/opt-outs.ts';
import { newestPlan } from '#server/modules/offers/queries/plans.ts';
import { paidFor } from '#server/modules/payments/queries.ts';
import { refundedOf } from '#server/modules/refunds/queries.ts';
import { messagesAbout } from '#server/outbox/queries.ts';
import { clientOf } from './list.ts';
import { notesAbout } from './queries/history.ts';
import { type ClientVisit, visitsOf } from './queries/list.ts';
import { findRecord, recordsIn, visitsLike } from './queries/records.ts';

/** Everything on record about a client; for a merged one, the other's. */
export const getClient = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) =>
  atOneMoment(db, (tx) => readClient(tx, id, today(clock.now(), schedule.timeZone)));

async function readClient(tx: Db, id: string, day: IsoDate) {
  const record = await findRecord(tx, id);
  const visits = record ? await visitsOf(tx, [record.rootId]) : [];
  const newest = visits.at(-1);
  const client = record && clientOf(record.rootId, visits, day);
  if (!client || !newest) return refuse('CLIENT_NOT_FOUND');
  const ids = visits.map(({ id: bookingId }) => bookingId);
  const paid = await paidFor(tx, ids);
  const refunded = await refundedOf(tx, ids);
  const certificates = await certificatesOf(tx, ids);
  const own = Map.groupBy(visits, ({ recordId }) => recordId);
  const orderOf = new Map(visits.map(({ id: bookingId, orderNo }) => [bookingId, orderNo]));
  const bookings = visits.toReversed().map((visit) => ({
    ...visit,
    paid: cents(paid.get(visit.id) ?? 0),
    refunded: cents(refunded.get(visit.id) ?? 0),
    certificate: certificates.get(visit.id) ?? null,
    canRefresh: opensRefresh(visit, services),
    canPart: (own.get(visit.recordId)?.length ?? 0) > 1,
  }));
  // Accounting work is not a message.
  const messages = (await messagesAbout(tx, await subjectsOf(tx, ...visits))).filter(({ topic }) =>
    /^(mail|sms)\./.test(topic),
  );
  const terms = await acceptancesOf(tx, ids);
  const stopped = await optOutsOf(tx, [...new Set(visits.flatMap(({ phone }) => phoneKey(phone) ?? []))]);
  const notes = await notesAbout(tx, client.id, ids);
  return {
    ...client,
    address: newest.address,
    language: newest.language,
    nextVisit: nextOf(visits, day),
    since: visits[0]?.createdAt.toISOString() ?? '',
    otherNumbers: [...new Set(visits.map(({ clientId }) => clientId))].filter((number) => number !== client.number),
    ...otherWays(visits, newest),
    paid: sum(...bookings.map((visit) => visit.paid)),
    refunded: sum(...bookings.map((visit) => visit.refunded)),
    bookings,
    joined: await joinedInto(tx, { rootId: client.id, own, day }),
    alike: await alike(tx, client.id, visits),
    messages: messages.toReversed().map(({ id: number, settledAt, createdAt, topic, state, recipient }) => {
      return { id: number, at: (settledAt ?? createdAt).toISOString(), topic, state, recipient };
    }),
    terms: terms.map(({ bookingId, acceptedAt, termsVersion, language, acceptanceMethod }) => ({
      orderNo: orderOf.get(bookingId ?? '') ?? '',
      at: acceptedAt.toISOString(),
      version: termsVersion,
      language,
      method: acceptanceMethod,
    })),
    consents: consentsShown(await consentsAbout(tx, visits)),
    plan: await planOf(tx, visits),
    textsStopped: stopped.map(({ phone, createdAt }) => ({
      phone,
      at: createdAt.toISOString(),
      orderNo: visits.findLast((visit) => phoneKey(visit.phone) === phone)?.orderNo ?? newest.orderNo,
    })),
    notes: notes.map(({ at, by, words, bookingId }) => {
      return { at: at.toISOString(), by, words, orderNo: orderOf.get(bookingId ?? '') ?? null };
    }),
  };
}

/** The first visit that is still to come. */
const nextOf = (visits: readonly ClientVisit[], day: IsoDate): ClientVisit | null =>
  visits
    .filter(({ status, appointmentDate }) => status === 'active' && appointmentDate >= day)
    .toSorted((one, other) => one.appointmentDate.localeCompare(other.appointmentDate))[0] ?? null;

/** The addresses and numbers besides the newest, each once, ignoring spelling. */
function otherWays(visits: readonly ClientVisit[], newest: ClientVisit) {
  const older = visits.toReversed();
  const emails = new Map(older.map(({ email }) => [email.toLowerCase(), email]));
  const phones = new Map(older.map(({ phone, phoneExtension }) => [phoneKey(phone), { phone, phoneExtension }]));
  for (const known of ['', newest.email.toLowerCase()]) emails.delete(known);
  for (const known of [null, phoneKey(newest.phone)]) phones.delete(known);
  return { otherEmails: [...emails.values()], otherPhones: [...phones.values()] };
}

async function planOf(tx: Db, visits: readonly ClientVisit[]) {
  const emails = new Set(visits.map(({ email }) => consentAddress(email)).filter((email) => email !== ''));
  const found = await newestPlan(tx, [...emails]);
  if (!found) return null;
  const { plan, orderNo, by } = found;
  const { email, visits: count, createdAt, endedAt } = plan;
  return { visits: count, at: createdAt.toISOString(), by, email, orderNo, endedAt: endedAt?.toISOString() ?? null };
}

type Root = { rootId: string; own: ReadonlyMap<string, readonly ClientVisit[]>; day: IsoDate };

async function joinedInto(tx: Db, { rootId, own, day }: Root) {
  return (await recordsIn(tx, rootId)).flatMap(({ id, at, by }) => {
    const joined = id === rootId ? null : clientOf(id, own.get(id) ?? [], day);
    return joined
      ? [{ id, number: joined.number, businessName: joined.businessName, at: at?.toISOString() ?? '', by }]
      : [];
  });
}

/** Other clients sharing something with a client, and what. */
async function alike(tx: Db, rootId: string, visits: readonly ClientVisit[]) {
  const others = (await visitsLike(tx, visits)).filter((one) => one.rootId !== rootId);
  return [...Map.groupBy(others, (one) => one.rootId)].flatMap(([id, theirs]) => {
    const oldestFirst = theirs.toSorted((one, other) => one.bookedAt.getTime() - other.bookedAt.getTime());
    const all = new Set(visits.flatMap((visit) => theirs.flatMap((one) => sharedTraits(visit, one))));
    const shared = traits.filter((trait) => all.has(trait));
    const [first, newest] = [oldestFirst[0], oldestFirst.at(-1)];
    if (!first || !newest || shared.length === 0) return [];
    const { businessName, contactName } = newest;
    return [{ id, number: first.clientId, businessName, contactName, shared }];
  });
}
