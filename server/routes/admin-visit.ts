import * as contract from '#contract/admin-visit.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { addNote } from '#server/use-cases/add-note.ts';
import { markOutcome } from '#server/use-cases/mark-outcome.ts';
import { moveAsOperator } from '#server/use-cases/move-as-operator.ts';
import { resendAboutBooking } from '#server/use-cases/resend-about-booking.ts';
import type { AdminApi } from './admin-guard.ts';

/** What an operator does with one visit: move it, say how it went, note something, send a message again. */
export function adminVisitRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.moveBookingAsOperator, async ({ params, body }, by) => {
    const wish = { ...body, anyDay: body.anyDay ?? false, orderNo: params.order, by };
    const moved = await moveAsOperator(deps, wish);
    return isRefusal(moved) ? moved : answer(200, moved);
  });

  guarded(contract.markVisitOutcome, async ({ params, body }, by) => {
    const marked = await markOutcome(deps, { ...body, orderNo: params.order, by });
    return isRefusal(marked) ? marked : answer(200, marked);
  });

  guarded(contract.addBookingNote, async ({ params, body }, by) => {
    const noted = await addNote(deps, { words: body.words, orderNo: params.order, by });
    return isRefusal(noted) ? noted : answer(201, noted);
  });

  guarded(contract.resendBookingMessage, async ({ params }, by) => {
    const resent = await resendAboutBooking(deps, { orderNo: params.order, id: params.id, by });
    return isRefusal(resent) ? resent : answer(202, resent);
  });
}
