import * as contract from '#contract/admin/charges.ts';
import { cents } from '#domain/money.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { chargeExtra } from './ask.ts';
import { receiveCharge, sendChargeAgain, withdrawCharge } from './decide.ts';

/** What is charged on a booking after its sale; the difference of a storefront is asked for with its correction. */
export function chargeAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    contract.chargeExtra,
    async ({ params, body: { password, id: chargeId, base, reference = null, ...body } }, by) => {
      const refused = await admit(by, 'booking.own-price', password);
      if (refused) return refused;
      return chargeExtra(deps, { ...body, chargeId, reference, base: cents(base), orderNo: params.order, by });
    },
    { action: 'booking.own-price', ...passwordTries },
  );

  guarded(contract.withdrawCharge, ({ params: { order: orderNo, id }, body }, by) =>
    withdrawCharge(deps, { ...body, orderNo, id, by }),
  );

  guarded(contract.resendCharge, ({ params: { order: orderNo, id }, body }, by) =>
    sendChargeAgain(deps, { ...body, orderNo, id, by }),
  );

  guarded(
    contract.receiveCharge,
    async ({ params: { order: orderNo, id }, body: { password, reference = null, ...body } }, by) => {
      const refused = await admit(by, 'booking.paid-elsewhere', password);
      if (refused) return refused;
      return receiveCharge(deps, { ...body, reference, orderNo, id, by });
    },
    { action: 'booking.paid-elsewhere', ...passwordTries },
  );
}
