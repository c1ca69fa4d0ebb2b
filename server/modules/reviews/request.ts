import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { insertManualReview } from './queries.ts';

type Form = {
  companyName: string;
  companyAddress: string;
  email: string;
  storefrontSize?: string | null | undefined;
  selectedLayout?: string | null | undefined;
};

/** Stores a request for a review and enqueues the operator's mail and the visitor's receipt. */
export async function requestManualReview(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  visitor: Pick<Visitor, 'language'>,
  form: Form,
): Promise<{ id: string }> {
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  return transact(deps.db, async (tx) => {
    await insertManualReview(tx, {
      id,
      companyName: form.companyName,
      companyAddress: form.companyAddress,
      email: form.email,
      storefrontSize: form.storefrontSize || null,
      selectedLayout: form.selectedLayout || null,
      language: visitor.language,
      createdAt: now,
    });
    const { email: recipient } = form;
    await enqueue(
      tx,
      [
        { topic: 'mail.manual-review', subject: id, dueAt: now },
        { topic: 'mail.manual-review-receipt', subject: id, recipient, language: visitor.language, dueAt: now },
      ],
      now,
    );
    return { id };
  });
}
