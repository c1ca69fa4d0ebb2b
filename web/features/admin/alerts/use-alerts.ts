import { readAttention } from '#contract/admin/alerts.ts';
import { usePolled } from '#web/features/admin/shell/use-polled.ts';

/** What needs a person. */
export const useAlerts = () => usePolled(readAttention, {});
