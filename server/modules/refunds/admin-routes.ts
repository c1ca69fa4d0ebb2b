import * as contract from '#contract/admin/money.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { settleRefund } from './settle.ts';

/** What an owner decides about a refund that does not complete by itself. */
export function refundAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(
    contract.settleRefund,
    async ({ params, body: { password, transactionNo = null, ...body } }, operator) => {
      const absent = await admit(operator, 'refund', password);
      if (absent) return absent;
      return settleRefund(deps, operator, { ...params, ...body, transactionNo });
    },
    { action: 'refund', ...passwordTries },
  );
}
