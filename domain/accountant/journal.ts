import type { IsoDate } from '../calendar/day.ts';
import { type Cents, cents } from '../money.ts';
import type { MoneyWay, Movement, MovementKind } from './movements.ts';

/** The accounts of the journal; what each is called in the ledger is a setting. */
export const accountNames = ['cards', 'cash', 'bank', 'sales', 'refunds', 'gst', 'qst', 'unbooked'] as const;
export type AccountName = (typeof accountNames)[number];
export type LedgerAccounts = Readonly<Record<AccountName, string>>;

type Posting = { account: AccountName; debit: Cents; credit: Cents };

/** One entry of the journal, whose debits are its credits. */
export type Entry = Pick<Movement, 'number' | 'kind'> & { day: IsoDate; postings: readonly Posting[] };

const accountOf: Readonly<Record<MoneyWay, AccountName>> = {
  card: 'cards',
  cash: 'cash',
  transfer: 'bank',
  elsewhere: 'bank',
};

const comesIn: Readonly<Record<MovementKind, boolean>> = { sale: true, charge: true, credit: false, return: false };

/** A movement as an entry: money against sales and taxes, or against what was never sold. */
export function entryOf({ kind, number, day, way, amount }: Movement): Entry {
  const { base, gst, qst, total } = amount;
  const isIn = comesIn[kind];
  const post = (account: AccountName, value: Cents, isDebit: boolean): Posting => ({
    account,
    debit: isDebit ? value : cents(0),
    credit: isDebit ? cents(0) : value,
  });
  const others: readonly (readonly [AccountName, Cents])[] =
    kind === 'sale' || kind === 'credit'
      ? [
          [kind === 'sale' ? 'sales' : 'refunds', base],
          ['gst', gst],
          ['qst', qst],
        ]
      : [['unbooked', total]];
  const money = post(accountOf[way], total, isIn);
  const against = others.filter(([, value]) => value > 0).map(([account, value]) => post(account, value, !isIn));
  return { number, kind, day, postings: isIn ? [money, ...against] : [...against, money] };
}
