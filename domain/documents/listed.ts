import type { Account } from '../ledger/account.ts';
import { type Cents, cents } from '../money.ts';
import type { PaperKind } from './facts.ts';

export type ListedPaper = { kind: PaperKind; number: string; at: Date; amount: Cents };

const kinds = { sale: 'invoice', credit: 'credit-note', supplement: 'supplement' } as const;

/** The invoice, unless it was paid elsewhere, and a note for all that was refunded; none for a refund still on its way. */
export const papersOf = ({ lines, payments: [sale] }: Pick<Account, 'lines' | 'payments'>): ListedPaper[] =>
  lines.flatMap(({ kind, number, at, amount, state }) => {
    const isElsewhere = kind === 'sale' && amount.total > (sale?.charged.total ?? 0);
    return state === 'owed' || isElsewhere ? [] : [{ kind: kinds[kind], number, at, amount: cents(amount.total) }];
  });
