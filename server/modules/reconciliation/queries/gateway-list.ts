import { inArray } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { paymentReceipts } from '#server/database/schema/payments.ts';
import { refunds } from '#server/database/schema/refunds.ts';

type Amounts = ReadonlyMap<string, Cents>;

export async function knownCharges(tx: Db, numbers: readonly string[]): Promise<Amounts> {
  const { transactionNo, amount } = paymentReceipts;
  const rows = await tx
    .select({ transactionNo, amount })
    .from(paymentReceipts)
    .where(inArray(transactionNo, [...numbers]));
  return new Map(rows.map((row) => [row.transactionNo, row.amount]));
}

export async function knownReturns(tx: Db, numbers: readonly string[]): Promise<Amounts> {
  const { refundTransactionNo, amount } = refunds;
  const rows = await tx
    .select({ refundTransactionNo, amount })
    .from(refunds)
    .where(inArray(refundTransactionNo, [...numbers]));
  return new Map(
    rows.flatMap((row) => (row.refundTransactionNo ? [[row.refundTransactionNo, row.amount] as const] : [])),
  );
}
