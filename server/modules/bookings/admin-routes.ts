import * as contract from '#contract/admin/bookings.ts';
import { correctContact as contactContract } from '#contract/admin/corrections/contact.ts';
import * as storefrontContract from '#contract/admin/corrections/storefront.ts';
import { readRouteSheet as routeSheetContract } from '#contract/admin/days/route-sheet.ts';
import * as moneyContract from '#contract/admin/money.ts';
import * as visitContract from '#contract/admin/visit.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { ChargeWay } from '#domain/booking/charge.ts';
import type { DifferenceSettlement } from '#domain/booking/storefront.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { addNote } from './add-note.ts';
import { cancelByOperator } from './cancel/operator.ts';
import { takeBackCancellation } from './cancel/take-back.ts';
import { chargeAdminRoutes } from './charges/admin-routes.ts';
import { correctContact } from './correct-contact.ts';
import { markOutcome } from './mark-outcome.ts';
import { moveByOperator } from './move/operator.ts';
import { openCustomerPage } from './open-page.ts';
import { refundPartially } from './refund-partially.ts';
import { readRouteSheet } from './route-sheet.ts';
import { correctStorefront } from './storefront/correct.ts';
import { previewStorefront } from './storefront/preview.ts';

export function bookingAdminRoutes(admin: AdminApi, deps: Deps): void {
  dayRoutes(admin, deps);
  visitRoutes(admin, deps);
  moneyRoutes(admin, deps);
  storefrontRoutes(admin, deps);
  chargeAdminRoutes(admin, deps);
}

/** The crews' route sheet, and a booking's page as its customer sees it. */
function dayRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(routeSheetContract, ({ query }) => readRouteSheet(deps, query.day));

  guarded(contract.openCustomerPage, async ({ params, reply }, operator) => {
    const opened = await openCustomerPage(deps, operator, params.order);
    if (isRefusal(opened)) return opened;
    reply.header('location', opened.address);
    return null;
  });
}

/** What an operator does with one visit: move it, record the outcome, add a note, correct the contact. */
function visitRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(visitContract.moveBookingAsOperator, async ({ params, body }, by) => {
    const { anyDay = false, atClientsWish = false } = body;
    const wish = { ...body, orderNo: params.order, anyDay, atClientsWish, by };
    return moveByOperator(deps, wish);
  });

  guarded(visitContract.markVisitOutcome, ({ params, body }, by) =>
    markOutcome(deps, { ...body, orderNo: params.order, by }),
  );

  guarded(contactContract, ({ params, body }, by) => correctContact(deps, { ...body, orderNo: params.order, by }));

  guarded(visitContract.addBookingNote, ({ params, body }, by) =>
    addNote(deps, { words: body.words, orderNo: params.order, by }),
  );
}

/** A booking cancelled by the operator, and partial refunds. */
function moneyRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    moneyContract.cancelAsOperator,
    async ({ params, body: { password, version, refund, notify } }, operator) => {
      const refused = refund === 'none' ? null : await admit(operator, 'refund', password);
      if (refused) return refused;
      return cancelByOperator(deps, operator, { orderNo: params.order, version, refund, notify });
    },
    passwordTries,
  );

  guarded(moneyContract.takeBackCancellation, ({ params, body }, by) =>
    takeBackCancellation(deps, by, { ...body, orderNo: params.order }),
  );

  guarded(
    moneyContract.refundPartially,
    async ({ params, body: { password, amount, ...body } }, operator) => {
      const refused = await admit(operator, 'refund', password);
      if (refused) return refused;
      const wish = { ...body, orderNo: params.order, amount: cents(amount) };
      return refundPartially(deps, operator, wish);
    },
    { action: 'refund', ...passwordTries },
  );
}

/** A corrected size or layout, with the difference in price. */
function storefrontRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(storefrontContract.previewStorefront, ({ params, query: storefront }) =>
    previewStorefront(deps, { orderNo: params.order, storefront }),
  );

  guarded(
    storefrontContract.correctStorefront,
    async (
      { params, body: { storefrontSize, selectedLayout, password, reason = null, charge: asked, ...body } },
      by,
    ) => {
      const action = settlingAction(body.settlement, asked?.way);
      const refused = action && (await admit(by, action, password));
      if (refused) return refused;
      const storefront = { storefrontSize, selectedLayout };
      const charge = asked && { chargeId: asked.id, way: asked.way, reference: asked.reference ?? null };
      const wish = {
        ...body,
        orderNo: params.order,
        storefront,
        reason,
        difference: cents(body.difference),
        charge,
        by,
      };
      return correctStorefront(deps, wish);
    },
    passwordTries,
  );
}

/** What settling a difference asks of an operator; null if nothing more than correcting it. */
function settlingAction(settlement: DifferenceSettlement, way: ChargeWay | undefined): Action | null {
  if (settlement === 'charge') return way === 'link' ? null : 'booking.paid-elsewhere';
  return settlement === 'none' ? null : 'refund';
}
