import * as contract from '#contract/admin/quotes.ts';
import { cents } from '#domain/money.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { passwordTries } from '#server/http/rate-limits.ts';
import { createQuote } from './create.ts';
import { listQuotes } from './list.ts';
import { withdrawQuote } from './withdraw.ts';

export function quoteAdminRoutes({ guarded, admit }: AdminApi, deps: Deps): void {
  guarded(contract.listQuotes, ({ query }) => listQuotes(deps, query));

  guarded(
    contract.createQuote,
    async ({ body: { password, storefronts, reviewId, ...body } }, operator) => {
      const refused = await admit(operator, 'booking.own-price', password);
      if (refused) return refused;
      const priced = storefronts.map((one) => ({ ...one, base: cents(one.base) }));
      return createQuote(deps, operator, { ...body, storefronts: priced, reviewId: reviewId || null });
    },
    passwordTries,
  );

  guarded(contract.withdrawQuote, ({ params }, operator) => withdrawQuote(deps, operator, params.id));
}
