import { hourMs } from '#domain/durations.ts';
import { countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { mayWriteTo } from '#server/outbox/unconfirmed.ts';
import { insertManualReview } from './queries.ts';

type Form = {
  kind?: 'review' | 'quote';
  companyName: string;
  companyAddress: string;
  email: string;
  storefrontSize?: string | null | undefined;
  selectedLayout?: string | null | undefined;
  details?: string;
};

/** Hourly limit of mails to the operator about form submissions of any kind; one more announces the rest. */
const mostMails = 60;

/** Enqueues the operator's mail and the visitor's receipt too, unless either was mailed often enough. */
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
    await tellOfRequest(tx, id, now);
    if (await mayWriteTo(tx, form.email, now)) {
      const receipt = { topic: 'mail.manual-review-receipt', subject: id, recipient: form.email, dueAt: now } as const;
      await enqueue(tx, [{ ...receipt, language: visitor.language }], now);
    }
    return { id };
  });
}

async function tellOfRequest(tx: Db, id: string, now: Date): Promise<void> {
  const { count, until } = await countWithin(tx, { key: 'forms', ms: hourMs, now });
  if (count > mostMails + 1) return;
  const many = { reason: 'many-forms', facts: { until: until.toISOString() } } as const;
  await (count <= mostMails
    ? enqueue(tx, [{ topic: 'mail.manual-review', subject: id, dueAt: now }], now)
    : tellOperator(tx, many, { subject: 'forms', dedupeKey: now.toISOString(), now }));
}
