import * as contract from '#contract/admin/money.ts';
import { parseDecimal } from '#domain/money.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer } from '#server/http/route.ts';
import { cancelAsOperator } from './cancel/operator.ts';
import { refundPart } from './refund-part.ts';

/** A booking cancelled by the operator, and a part of a payment given back. */
export function adminMoneyRoutes({ guarded, requireRecentLogin }: AdminApi, deps: Deps): void {
  guarded(
    contract.cancelAsOperator,
    async ({ params, body: { password, ...asked } }, operator) => {
      if (asked.refund === 'full' && operator.role === 'owner') {
        const absent = await requireRecentLogin(operator, password);
        if (absent) return absent;
      }
      const done = await cancelAsOperator(deps, operator, { orderNo: params.order, ...asked });
      return isRefusal(done) ? done : answer(200, done);
    },
    { limits: passwordTries },
  );

  guarded(
    contract.refundPart,
    async ({ params, body: { password, ...asked } }, operator) => {
      const amount = parseDecimal(asked.amount);
      if (amount === null) return refuse('INVALID_INPUT');
      const absent = await requireRecentLogin(operator, password);
      if (absent) return absent;
      const done = await refundPart(deps, operator, { orderNo: params.order, ...asked, amount });
      return isRefusal(done) ? done : answer(200, done);
    },
    { ownerOnly: true, limits: passwordTries },
  );
}
