import { endLinks } from '#server/modules/checkout/operator/end-links.ts';
import { purgeCheckouts } from '#server/modules/checkout/purge.ts';
import { recoverAllCheckouts, recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { sendMails } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import type { Shop } from '../shop.ts';
import { type Action, nothingLost } from './action.ts';

const job =
  (says: string, run: (deps: Shop['deps']) => Promise<unknown>): Action =>
  ({ checkouts }) =>
    checkouts.length === 0
      ? null
      : {
          says,
          async act({ deps }) {
            const counts = await run(deps);
            return () => JSON.stringify(counts);
          },
          lost: nothingLost,
        };

/** What the program does without being asked. */
export const jobs = {
  recover: job('recovery runs', recoverCheckouts),
  recoverAll: job('recovery looks at every open checkout', recoverAllCheckouts),
  refund: job('refunds are sent', sendRefunds),
  mail: job('mails are sent', async (deps) => ({ sent: await sendMails(deps) })),
  end: job('links and proposals end', async (deps) => ({
    links: await endLinks(deps),
    proposals: await expireProposals(deps),
  })),
  forget: job('old checkouts are forgotten', purgeCheckouts),
};
