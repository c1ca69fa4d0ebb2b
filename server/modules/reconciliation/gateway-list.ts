import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf } from '#domain/import/columns.ts';
import { type Difference, says } from '#domain/ledger/difference.ts';
import { type GatewayLine, readGatewayList } from '#domain/ledger/gateway-list.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { knownCharges, knownReturns } from './queries/gateway-list.ts';

export type ListCheck = { orders: number; differences: Difference[] } | { faults: string[] };

/** A database restored from a backup does not know payments made after it, and nothing else would find them. */
export async function compareGatewayList({ db }: Pick<Deps, 'db'>, csv: string): Promise<ListCheck> {
  const rows = rowsOf(csv);
  if ('faults' in rows) return rows;
  const { lines, faults } = readGatewayList(rows);
  if (faults.length > 0) return { faults };
  const numbers = lines.map(({ transactionNo }) => transactionNo);
  const known = await atOneMoment(db, async (tx) => ({
    charge: await knownCharges(tx, numbers),
    return: await knownReturns(tx, numbers),
  }));
  const differences = lines.flatMap((line) => {
    const amount = known[line.kind].get(line.transactionNo);
    return amount === line.amount ? [] : [differenceOf(line, amount ?? null)];
  });
  return { orders: new Set(lines.map(({ gatewayOrderNo }) => gatewayOrderNo)).size, differences };
}

const words = {
  charge: { unknown: 'charge-without-booking', source: 'receipts' },
  return: { unknown: 'refund-without-record', source: 'refunds' },
} as const;

function differenceOf({ kind, gatewayOrderNo, amount }: GatewayLine, ours: Parameters<typeof says>[1]): Difference {
  const { unknown, source } = words[kind];
  const code = ours === null ? unknown : 'amounts-differ';
  return { subject: gatewayOrderNo, code, between: [says('gateway', amount), says(source, ours)], inFlight: false };
}

function rowsOf(csv: string): string[][] | { faults: string[] } {
  try {
    return parse(csv, { bom: true, delimiter: delimiterOf(csv), relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { faults: [error.message] };
  }
}
