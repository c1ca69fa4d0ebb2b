import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Actor, type ChangedBooking, changeBooking, raiseVersion } from '#server/modules/bookings/change.ts';
import { subjectsOf } from '#server/modules/bookings/queries/changes.ts';
import { resendWithin } from './resend.ts';

type Wish = { orderNo: string; id: number; by: Actor };

/** Sends a message about this booking again, to its client's current contact; one about another booking is not found. */
export const resendAboutBooking = (deps: Deps, { orderNo, id, by }: Wish): Promise<ChangedBooking | Refusal> =>
  changeBooking(deps, { orderNo }, async (tx, booking) => {
    const { email: mail, phone: sms, language } = booking;
    const about = await subjectsOf(tx, booking);
    const again = await resendWithin(tx, { id, now: deps.clock.now(), about, reached: { mail, sms, language } });
    if (isRefusal(again)) return again;
    const after = { message: id, again: again.id };
    await audit(tx, deps, { by: by.id, action: 'message.resent', subject: booking.id, after });
    return raiseVersion(tx, booking);
  });
