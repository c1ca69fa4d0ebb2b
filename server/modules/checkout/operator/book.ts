import { limitedService, services } from '#business/services.ts';
import { clientKindFor } from '#domain/booking/client-number.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import { ownStore } from '#domain/ledger/by-hand.ts';
import { toDecimal } from '#domain/money.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import { versionNotStated } from '#domain/settings/terms.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type CreatedBooking, createBooking } from '#server/modules/bookings/create.ts';
import { promiseOf } from '#server/modules/bookings/deadlines.ts';
import { insertNote } from '#server/modules/bookings/queries/changes.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { writeTextConsent } from '#server/modules/consents/write.ts';
import { receiptByHand } from '#server/modules/payments/record.ts';
import { answerByPrice } from '#server/modules/reviews/answer-by-price.ts';
import { type TermsInForce, termsInForce } from '#server/modules/terms/in-force.ts';
import type { Operator } from '#server/operator.ts';
import { freeOrderNumber } from '../open.ts';
import { confirmedAs } from '../parts/confirmed.ts';
import { endAsBooked, insertContext } from '../queries/contexts.ts';
import { findOperatorBooking, insertOperatorBooking, setBooked } from '../queries/operator-bookings.ts';
import { insertTermsAcceptance } from '../queries/terms-acceptances.ts';
import { freeOverdueDay } from '../recover.ts';
import { type Agreed, agree, type Wish } from './agree.ts';
import { holdForOperator } from './hold.ts';
import { rowOf } from './row.ts';

export type OperatorWish = Wish & {
  /** Comes from the form, so that a double submit creates one. */
  id: string;
  language: Language;
  /** The bank’s number of a transfer. */
  reference: string | null;
  note: string | null;
  /** The version of the terms given to the customer; null if unknown. */
  termsVersion?: string | null | undefined;
};

/**
 * An operator books for a customer on the phone or at the door, by the rules of the funnel; paid in cash or by transfer, or
 * free. Repeating the request returns the same booking.
 */
export async function bookByOperator(
  deps: Deps,
  operator: Pick<Operator, 'id' | 'role'>,
  wish: OperatorWish,
): Promise<CreatedBooking | Refusal> {
  const earlier = await findBooked(deps, wish.id);
  if (earlier) return earlier;
  const agreed = await agree(deps, operator, wish);
  if (isRefusal(agreed)) return agreed;
  const date = agreed.choice.appointmentDate;
  const [rules, inForce, { policy }, overUnpaidSince] = await Promise.all([
    deps.calendar.rules.read(),
    termsInForce(deps),
    deps.settings.read(),
    inDemandAt(deps, deps.clock.now()),
  ]);
  if (wish.termsVersion && wish.termsVersion !== inForce.version) return refuse('TERMS_NOT_ACCEPTED');
  if (agreed.choice.coatingType === limitedService?.key && !rules.platinumOffered) return refuse('SOLD_OUT');
  const orderNo = await freeOrderNumber(deps.db, deps.clock.now());
  const write = () =>
    transact(deps.db, (tx) =>
      bookNow(deps, tx, { ...wish, ...agreed, orderNo, rules, overUnpaidSince, inForce, policy, by: operator.id }),
    );
  let booked = await write();
  // A hold may have expired, and only its ticket has to be checked.
  if (isTaken(booked) && (await freeOverdueDay(deps, { date, visitorHash: '' }))) booked = await write();
  deps.calendar.claims.forget();
  return booked === 'asked-before' ? ((await findBooked(deps, wish.id)) ?? refuse('WORK_UNDER_WAY')) : booked;
}

const isTaken = (outcome: unknown) => isRefusal(outcome) && outcome.refused === 'DATE_TAKEN';

async function findBooked({ db }: Pick<Deps, 'db'>, id: string): Promise<CreatedBooking | null> {
  const found = await findOperatorBooking(db, id);
  return found?.booking ? confirmedAs(found.booking) : null;
}

type Now = OperatorWish &
  Agreed & {
    orderNo: string;
    rules: CalendarRules;
    overUnpaidSince: Date | null;
    inForce: TermsInForce;
    policy: VisitPolicy;
    by: string;
  };

/** The one transaction: the operator's request, the day, the booking with its payment, and who made it. */
async function bookNow(deps: Deps, tx: Db, now: Now): Promise<CreatedBooking | Refusal | 'asked-before'> {
  const {
    id,
    orderNo,
    choice,
    customer,
    language,
    quote,
    way,
    gift,
    earlier,
    reference,
    note,
    rules,
    overUnpaidSince,
    inForce,
    policy,
    by,
  } = now;
  const createdAt = deps.clock.now();
  const isNew = await insertOperatorBooking(tx, { ...rowOf(now), createdAt });
  if (!isNew) return 'asked-before';
  const holdId = await holdForOperator(tx, {
    ...{ choice, rules, overUnpaidSince },
    now: createdAt,
    expiresAt: createdAt,
  });
  if (holdId === null) return refuse('DATE_TAKEN');
  const visitorHash = `operator:${id}`;
  const termsAcceptanceId = await insertTermsAcceptance(
    tx,
    toldTerms(now.termsVersion ? inForce : null, { visitorHash, language, acceptedAt: createdAt }),
  );
  const refreshOf = earlier?.id ?? null;
  const promise = promiseOf(choice, policy);
  const bought = { bookingData: choice, ...quote, ...promise, termsAcceptanceId, refreshOf };
  const checkout = { orderNo, visitorHash, language, ...bought };
  const times = { createdAt, expiresAt: createdAt, nextPollAt: null };
  if (!(await insertContext(tx, { ...checkout, ...times }, { operatorBookingId: id, holdId })))
    return refuse('ORDER_NUMBER_TAKEN');
  const method = way === 'cash' || way === 'transfer' ? way : null;
  const receipt = receiptByHand(orderNo, quote.total, createdAt);
  const booked = await createBooking(deps, tx, {
    orderNo,
    choice,
    customer,
    language,
    quote,
    promise,
    refreshOf,
    payment: method && { ticket: receipt.ticket, receipt, store: ownStore, method, reference },
    gift,
    holdId,
    visitorHash,
    crews: crewsOn(choice.appointmentDate, rules),
    now: createdAt,
    extraWrites: (bookingId) => [
      setBooked(tx, { id, bookingId, quote }),
      endAsBooked(tx, { orderNo, bookingId, customer, endedAt: createdAt, termsAcceptanceId }),
      writeTextConsent(tx, { customer, bookingId, language, by, now: createdAt }),
      choice.reviewId !== undefined && answerByPrice(tx, deps, { reviewId: choice.reviewId, by }),
      note !== null && insertNote(tx, { bookingId, administratorId: by, words: note, createdAt }),
      audit(tx, deps, { by, action: 'booking.made', subject: bookingId, after: { orderNo, ...madeOf(now) } }),
    ],
  });
  if (!isRefusal(booked) || booked.refused !== 'PAID_NOT_BOOKED') return booked;
  return refuse(clientKindFor(choice.coatingType, services) === 'VIP' ? 'SOLD_OUT' : 'NO_CLIENT_NUMBERS');
}

/** Its audit entry, without anything that identifies the customer. */
const madeOf = ({ way, quote, listed, own, reference }: Now) => ({
  way,
  total: toDecimal(quote.total),
  listed: toDecimal(listed.total),
  reason: own?.reason ?? null,
  reference,
});

/** The customer agreed verbally; no text was scrolled through. */
const toldTerms = (
  stated: TermsInForce | null,
  told: { visitorHash: string; language: Language; acceptedAt: Date },
) => ({
  ...told,
  termsVersion: stated?.version ?? versionNotStated,
  acceptanceMethod: 'told',
  scrolledToBottom: false,
  textHash: stated?.textHash[told.language] ?? '',
});
