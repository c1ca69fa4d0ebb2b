import { notifyOf } from '#contract/admin/notify.ts';
import * as contract from '#contract/admin/visit.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { addNote } from './add-note.ts';
import { markOutcome } from './mark-outcome.ts';
import { moveByOperator } from './move/operator.ts';

/** What an operator does with one visit: move it, say how it went, note something, send a message again. */
export function visitAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.moveBookingAsOperator, async ({ params, body }, by) => {
    const { version, date, time, anyDay = false } = body;
    const notify = notifyOf(body);
    if (notify === undefined) return refuse('INVALID_INPUT');
    const moved = await moveByOperator(deps, { orderNo: params.order, version, date, time, notify, anyDay, by });
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
}
