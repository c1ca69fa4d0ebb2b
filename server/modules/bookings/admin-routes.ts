import type * as z from 'zod/mini';
import * as contract from '#contract/admin/bookings.ts';
import { correctContact as contactContract } from '#contract/admin/corrections/contact.ts';
import * as storefrontContract from '#contract/admin/corrections/storefront.ts';
import { readRouteSheet as routeSheetContract } from '#contract/admin/days/route-sheet.ts';
import * as moneyContract from '#contract/admin/money.ts';
import { notifyOf } from '#contract/admin/notify.ts';
import * as visitContract from '#contract/admin/visit.ts';
import { cents } from '#domain/money.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer } from '#server/http/route.ts';
import { addNote } from './add-note.ts';
import { cancelByOperator } from './cancel/operator.ts';
import { takeBackCancellation } from './cancel/take-back.ts';
import { correctContact } from './correct-contact.ts';
import { getBookingDetails } from './details.ts';
import { countBookings, countFilters, listBookings } from './list.ts';
import { markOutcome } from './mark-outcome.ts';
import { moveByOperator } from './move/operator.ts';
import { openCustomerPage } from './open-page.ts';
import { refundPartially } from './refund-partially.ts';
import { readRouteSheet } from './route-sheet.ts';
import { correctStorefront } from './storefront/correct.ts';
import { previewStorefront } from './storefront/preview.ts';

/** What an operator sees of the bookings, and does with one of them. */
export function bookingAdminRoutes(admin: AdminApi, deps: Deps): void {
  listRoutes(admin, deps);
  visitRoutes(admin, deps);
  moneyRoutes(admin, deps);
  storefrontRoutes(admin, deps);
}

/** The operator's list, its counters, the next visits, and the story of one booking. */
function listRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listBookings, async ({ query, reply }) => {
    const page = await listBookings(deps, query);
    if (isRefusal(page)) return page;
    if (page.next) reply.header('link', `<${nextPage(query, page.next)}>; rel="next"`);
    return answer(200, page.bookings);
  });

  guarded(contract.countBookings, async ({ query }) => answer(200, await countBookings(deps, query)));

  guarded(contract.countFilters, async () => answer(200, await countFilters(deps)));

  guarded(routeSheetContract, async ({ query }) => answer(200, await readRouteSheet(deps, query.day)));

  guarded(contract.openCustomerPage, async ({ params, reply }, operator) => {
    const opened = await openCustomerPage(deps, operator, params.order);
    if (isRefusal(opened)) return opened;
    reply.header('location', opened.address);
    return answer(303, null);
  });

  guarded(contract.readBookingStory, async ({ params }) => answer(200, await getBookingDetails(deps, params.order)));
}

type Asked = z.output<typeof contract.listBookings.query>;

function nextPage(asked: Asked, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) query.set(name, String(value));
  return `${contract.listBookings.path}?${query}`;
}

/** What an operator does with one visit: move it, say how it went, note something, correct whom it is for. */
function visitRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(visitContract.moveBookingAsOperator, async ({ params, body }, by) => {
    const { version, date, time, anyDay = false, atClientsWish = false } = body;
    const notify = notifyOf(body);
    if (notify === undefined) return refuse('INVALID_INPUT');
    const wish = { orderNo: params.order, version, date, time, notify, anyDay, atClientsWish, by };
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

/** A booking cancelled by the operator, and a part of a payment given back. */
function moneyRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    moneyContract.cancelAsOperator,
    async ({ params, body: { password, version, refund, ...body } }, operator) => {
      const notify = notifyOf(body);
      if (notify === undefined) return refuse('INVALID_INPUT');
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
    async ({ params, body: { password, version, reason, ...body } }, operator) => {
      const amount = moneyContract.refundAmountOf(body.amount);
      const notify = notifyOf(body);
      if (amount === null || notify === undefined) return refuse('INVALID_INPUT');
      const refused = await admit(operator, 'refund', password);
      if (refused) return refused;
      return answer(
        200,
        await refundPartially(deps, operator, { orderNo: params.order, version, amount, reason, notify }),
      );
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
