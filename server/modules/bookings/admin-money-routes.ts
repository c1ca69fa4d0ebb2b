import * as contract from '#contract/admin/money.ts';
import { notifyOf } from '#contract/admin/notify.ts';
import { parseDecimal } from '#domain/money.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { answer } from '#server/http/route.ts';
import { cancelByOperator } from './cancel/operator.ts';
import { refundPartially } from './refund-part.ts';

/** A booking cancelled by the operator, and a part of a payment given back. */
export function moneyAdminRoutes({ guarded, requireRecentLogin }: AdminApi, deps: Deps): void {
  guarded(
    contract.cancelAsOperator,
    async ({ params, body: { password, version, refund, ...body } }, operator) => {
      const notify = notifyOf(body);
      if (notify === undefined) return refuse('INVALID_INPUT');
      if (refund === 'full' && operator.role === 'owner') {
        const absent = await requireRecentLogin(operator, password);
        if (absent) return absent;
      }
      const done = await cancelByOperator(deps, operator, { orderNo: params.order, version, refund, notify });
      return isRefusal(done) ? done : answer(200, done);
    },
    { limits: passwordTries },
  );

  guarded(
    contract.refundPart,
    async ({ params, body: { password, version, reason, ...body } }, operator) => {
      const amount = parseDecimal(body.amount);
      const notify = notifyOf(body);
      if (amount === null || notify === undefined) return refuse('INVALID_INPUT');
      const absent = await requireRecentLogin(operator, password);
      if (absent) return absent;
      const done = await refundPartially(deps, operator, { orderNo: params.order, version, amount, reason, notify });
      return isRefusal(done) ? done : answer(200, done);
    },
    { ownerOnly: true, limits: passwordTries },
  );
}
