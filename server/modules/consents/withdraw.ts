import { type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { findConsent } from './queries/ledger.ts';
import { writeWithdrawal } from './write.ts';

type Wish = { id: number; by: { id: string } };

/** An operator withdraws a consent on request. The audit entry has the booking and the purpose, but no address. */
export const withdrawConsent = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, by }: Wish,
): Promise<{ withdrawn: true } | Refusal> =>
  transact<{ withdrawn: true } | Refusal>(deps.db, async (tx) => {
    const consent = await findConsent(tx, id);
    if (!consent?.given) return refuse('NOT_FOUND');
    const { email, purpose, bookingId, language } = consent;
    const from = { email, bookingId, language, page: 'operator', by: by.id, now: deps.clock.now() } as const;
    const withdrawn = await writeWithdrawal(tx, { ...from, purposes: [purpose] });
    if (withdrawn.length > 0)
      await audit(tx, deps, { by: by.id, action: 'consent.withdrawn', subject: bookingId, after: { purpose } });
    return { withdrawn: true };
  });
