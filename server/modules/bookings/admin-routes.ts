import * as contract from '#contract/admin/bookings.ts';
import { correctContact as contactContract } from '#contract/admin/corrections/contact.ts';
import * as storefrontContract from '#contract/admin/corrections/storefront.ts';
import { readRouteSheet as routeSheetContract } from '#contract/admin/days/route-sheet.ts';
import * as moneyContract from '#contract/admin/money.ts';
import * as visitContract from '#contract/admin/visit.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer } from '#server/http/route.ts';
import { addNote } from './add-note.ts';
import { cancelByOperator } from './cancel/operator.ts';
import { takeBackCancellation } from './cancel/take-back.ts';
import { correctContact } from './correct-contact.ts';
import { markOutcome } from './mark-outcome.ts';
import { moveByOperator } from './move/operator.ts';
import { openCustomerPage } from './open-page.ts';
import { refundPartially } from './refund-partially.ts';
import { readRouteSheet } from './route-sheet.ts';
import { correctStorefront } from './storefront/correct.ts';
import { previewStorefront } from './storefront/preview.ts';

/** What an operator does with a booking. */
export function bookingAdminRoutes(admin: AdminApi, deps: Deps): void {
  dayRoutes(admin, deps);
  visitRoutes(admin, deps);
  moneyRoutes(admin, deps);
  storefrontRoutes(admin, deps);
}

/** The crews' route sheet, and a booking's page as its customer sees it. */
function dayRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(routeSheetContract, async ({ query }) => answer(200, await readRouteSheet(deps, query.day)));

  guarded(contract.openCustomerPage, async ({ params, reply }, operator) => {
    const opened = await openCustomerPage(deps, operator, params.order);
    if (isRefusal(opened)) return opened;
    reply.header('location', opened.address);
    return answer(303, null);
  });
}

/** What an operator does with one visit: move it, record the outcome, add a note, correct the contact. */
function visitRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(visitContract.moveBookingAsOperator, async ({ params, body }, by) => {
    const { anyDay = false, atClientsWish = false } = body;
    const wish = { ...body, orderNo: params.order, anyDay, atClientsWish, by };
    return answer(200, await moveByOperator(deps, wish));
  });

  guarded(visitContract.markVisitOutcome, async ({ params, body }, by) =>
    answer(200, await markOutcome(deps, { ...body, orderNo: params.order, by })),
  );

  guarded(contactContract, async ({ params, body }, by) =>
    answer(200, await correctContact(deps, { ...body, orderNo: params.order, by })),
  );

  guarded(visitContract.addBookingNote, async ({ params, body }, by) =>
    answer(201, await addNote(deps, { words: body.words, orderNo: params.order, by })),
  );
}

/** A booking cancelled by the operator, and partial refunds. */
function moneyRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    moneyContract.cancelAsOperator,
    async ({ params, body: { password, version, refund, notify } }, operator) => {
      const refused = refund === 'none' ? null : await admit(operator, 'refund', password);
      if (refused) return refused;
      return answer(200, await cancelByOperator(deps, operator, { orderNo: params.order, version, refund, notify }));
    },
    { limits: passwordTries },
  );

  guarded(moneyContract.takeBackCancellation, async ({ params, body }, operator) =>
    answer(200, await takeBackCancellation(deps, operator, { ...body, orderNo: params.order })),
  );

  guarded(
    moneyContract.refundPartially,
    async ({ params, body: { password, amount, ...body } }, operator) => {
      const refused = await admit(operator, 'refund', password);
      if (refused) return refused;
      const wish = { ...body, orderNo: params.order, amount: cents(amount) };
      return answer(200, await refundPartially(deps, operator, wish));
    },
    { action: 'refund', limits: passwordTries },
  );
}

/** A corrected size or layout, with the difference in price. */
function storefrontRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(storefrontContract.previewStorefront, async ({ params, query: storefront }) =>
    answer(200, await previewStorefront(deps, { orderNo: params.order, storefront })),
  );

  guarded(
    storefrontContract.correctStorefront,
    async ({ params, body: { storefrontSize, selectedLayout, password, reason = null, ...body } }, by) => {
      const refused = body.settlement === 'none' ? null : await admit(by, 'refund', password);
      if (refused) return refused;
      const storefront = { storefrontSize, selectedLayout };
      const wish = { ...body, orderNo: params.order, storefront, reason, difference: cents(body.difference), by };
      return answer(200, await correctStorefront(deps, wish));
    },
    { limits: passwordTries },
  );
}
