import * as contract from '#contract/admin/business/prices.ts';
import { versionsQuery } from '#web/features/admin/shell/versions/versions-query.ts';

/** Every version of the prices, newest first. */
export const { useVersions: usePrices, readAgain } = versionsQuery(contract.listPrices, {});
