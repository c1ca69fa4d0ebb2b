import { bookYears } from '#business/retention.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { deleteMonthsBefore } from '#server/modules/accountant/queries/files.ts';
import { audit } from '#server/modules/audit/record.ts';
import { withdrawAll } from '#server/modules/consents/write.ts';
import { clearPerson, isInUse, type PersonalRecords, readPerson } from './queries/person.ts';

type Request = { email: string /** The administrator; null at the command line. */; by: string | null };

/** Everything on record about the user of an e-mail address (Law 25, section 27), by table; tables without rows are left out. */
export async function exportPersonalData(
  deps: Pick<Deps, 'db' | 'clock'>,
  { email, by }: Request,
): Promise<PersonalRecords> {
  return transact(deps.db, async (tx) => {
    await audit(tx, deps, { by, action: 'personal-data.exported', subject: subjectOf(email) });
    return readPerson(tx, email.toLowerCase());
  });
}

export type Erasure = {
  erased: Record<string, number>;
  /** Bookings whose name, address and amounts must be kept for the books, each until the end of a year. */
  kept: { orderNo: string; untilYear: number }[];
};

/**
 * Erases everything on record about the user of an e-mail address, except what the books must keep. Refused while a visit is
 * upcoming or a payment or refund is pending: those need the address.
 */
export async function erasePersonalData(
  deps: Pick<Deps, 'db' | 'clock'>,
  { email, by }: Request,
): Promise<Erasure | Refusal> {
  const day = today(deps.clock.now(), schedule.timeZone);
  const person = email.toLowerCase();
  return transact<Erasure | Refusal>(deps.db, async (tx) => {
    if (await isInUse(tx, person, day)) return refuse('PERSONAL_DATA_IN_USE');
    const now = deps.clock.now();
    await withdrawAll(tx, { email: person, now });
    const { erased, bookings } = await clearPerson(tx, { email: person, now });
    await deleteMonthsBefore(tx, now); // they name buyers, and can be made again
    await audit(tx, deps, { by, action: 'personal-data.erased', subject: subjectOf(email), after: erased });
    const kept = bookings.map(({ orderNo, visit }) => ({ orderNo, untilYear: Number(visit.slice(0, 4)) + bookYears }));
    return { erased, kept };
  });
}

/** The audit log is permanent, so it names nobody. */
const subjectOf = (email: string): string => sha256(email.toLowerCase());
