import { withdrawHold as withdrawHoldContract } from '#contract/admin/calendar.ts';
import * as contract from '#contract/admin/operator-bookings.ts';
import { actionFor, type PaymentWay } from '#domain/booking/operator-booking.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import type { Operator } from '#server/operator.ts';
import { bookByOperator } from './operator/book.ts';
import { listLinks } from './operator/list-links.ts';
import { resendLink } from './operator/resend-link.ts';
import { sendPaymentLink } from './operator/send-link.ts';
import { withdrawHold } from './operator/withdraw-hold.ts';
import { withdrawLink } from './operator/withdraw-link.ts';
import { shownIds } from './parts/confirmed.ts';

type Wanted = { way: PaymentWay; total: number; ownPrice?: { base: number; reason: string } | null | undefined };

/** Sales by an operator on the phone or at the door. */
export function checkoutAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  /** Amounts in the response, once the caller is authorized. */
  async function moneyOf({ way, total, ownPrice }: Wanted, operator: Operator, password: string | undefined) {
    const own = ownPrice ? { ...ownPrice, base: cents(ownPrice.base) } : null;
    const action = actionFor(way, own);
    const refused = action && (await admit(operator, action, password));
    return refused ?? { own, total: cents(total) };
  }

  guarded(
    contract.bookForClient,
    async ({ body: { password, reference = null, note = null, ...body } }, operator) => {
      const money = await moneyOf(body, operator, password);
      if (isRefusal(money)) return money;
      const booked = await bookByOperator(deps, operator, { ...body, ...money, reference, note });
      return isRefusal(booked) ? booked : shownIds(booked);
    },
    passwordTries,
  );

  guarded(
    contract.sendPaymentLink,
    async ({ body: { password, note = null, ...body } }, operator) => {
      const money = await moneyOf({ ...body, way: 'link' }, operator, password);
      if (isRefusal(money)) return money;
      return sendPaymentLink(deps, operator, { ...body, ...money, note });
    },
    passwordTries,
  );

  guarded(contract.listPaymentLinks, ({ query }) => listLinks(deps, query));

  guarded(withdrawHoldContract, ({ params }, operator) => withdrawHold(deps, operator, params.id));

  guarded(contract.resendPaymentLink, ({ params, body }, by) =>
    resendLink(deps, by, { id: params.id, channel: body.channel }),
  );

  guarded(contract.withdrawPaymentLink, ({ params }, operator) => withdrawLink(deps, operator, params.id));
}
