import * as contract from '#contract/admin-money.ts';
import { parseDecimal } from '#domain/money.ts';
import { answer } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal, refuse } from '#server/errors.ts';
import { cancelAsOperator } from '#server/use-cases/cancel-as-operator.ts';
import { freshSession } from '#server/use-cases/fresh-session.ts';
import { refundPart } from '#server/use-cases/refund-part.ts';
import { tries as limits } from './admin-access.ts';
import type { AdminApi } from './admin-guard.ts';

/** A booking cancelled by the operator, and a part of a payment given back. */
export function adminMoneyRoutes({ guarded, door }: AdminApi, deps: Deps): void {
  guarded(
    contract.cancelAsOperator,
    async ({ params, body: { password, ...asked } }, operator) => {
      if (asked.refund === 'full' && operator.role === 'owner') {
        const absent = await freshSession(door, operator, password);
        if (absent) return absent;
      }
      const done = await cancelAsOperator(deps, operator, { orderNo: params.order, ...asked });
      return isRefusal(done) ? done : answer(200, done);
    },
    { limits },
  );

  guarded(
    contract.refundPart,
    async ({ params, body: { password, ...asked } }, operator) => {
      const amount = parseDecimal(asked.amount);
      if (amount === null) return refuse('INVALID_INPUT');
      const absent = await freshSession(door, operator, password);
      if (absent) return absent;
      const done = await refundPart(deps, operator, { orderNo: params.order, ...asked, amount });
      return isRefusal(done) ? done : answer(200, done);
    },
    { ownerOnly: true, limits },
  );
}
