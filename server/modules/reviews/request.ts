import { dayMs } from '#domain/durations.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { countReceipts, insertManualReview } from './queries.ts';

type Form = {
  kind?: 'review' | 'quote';
  companyName: string;
  companyAddress: string;
  email: string;
  storefrontSize?: string | null | undefined;
  selectedLayout?: string | null | undefined;
  details?: string;
};

/** Receipts a day to one address, which anybody may have typed. */
const mostReceipts = 3;

/**
 * Stores a request for a review or a quote and enqueues the operator's mail and the visitor's receipt, unless somebody has had that
 * address written to often enough today.
 */
export async function requestManualReview(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  visitor: Pick<Visitor, 'language'>,
  form: Form,
): Promise<{ id: string }> {
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  return transact(deps.db, async (tx) => {
    const knownReceipts = await countReceipts(tx, { email: form.email, since: new Date(now.getTime() - dayMs) });
    await insertManualReview(tx, {
      id,
      kind: form.kind ?? 'review',
      companyName: form.companyName,
      companyAddress: form.companyAddress,
      email: form.email,
      storefrontSize: form.storefrontSize || null,
      selectedLayout: form.selectedLayout || null,
      details: form.details || null,
      language: visitor.language,
      createdAt: now,
    });
    await enqueue(tx, [{ topic: 'mail.manual-review', subject: id, dueAt: now }], now);
    if (knownReceipts < mostReceipts) {
      const receipt = { topic: 'mail.manual-review-receipt', subject: id, recipient: form.email, dueAt: now } as const;
      await enqueue(tx, [{ ...receipt, language: visitor.language }], now);
    }
    return { id };
  });
}
