import { readAmount } from '#domain/import/cells.ts';
import type { Cents } from '#domain/money.ts';
import { plainWord } from '#domain/plain-word.ts';

/** A payment or a refund as the gateway lists it; its order number may carry a suffix. */
export type GatewayLine = { kind: 'charge' | 'return'; gatewayOrderNo: string; transactionNo: string; amount: Cents };

/** Accepted names of the columns; others are ignored. */
const headings = {
  orderNo: ['orderno', 'orderid', 'ordernumber', 'order', 'commande', 'numerodecommande'],
  transactionNo: ['transactionno', 'transactionnumber', 'transactionid', 'transaction', 'txnnumber', 'transnumber'],
  amount: ['amount', 'transactionamount', 'montant'],
  type: ['type', 'transactiontype', 'transtype'],
  result: ['result', 'status', 'responsecode', 'response', 'resultat'],
} as const;
type Column = keyof typeof headings;
const required: readonly Column[] = ['orderNo', 'transactionNo', 'amount', 'type'];

const kinds: Readonly<Record<string, GatewayLine['kind']>> = {
  purchase: 'charge',
  charge: 'charge',
  sale: 'charge',
  achat: 'charge',
  refund: 'return',
  return: 'return',
  void: 'return',
  purchasecorrection: 'return',
  correction: 'return',
  remboursement: 'return',
};

export type GatewayList = { lines: GatewayLine[]; faults: string[] };

/** Reads the rows of a day's list; declined ones are left out, unreadable ones are faults. */
export function readGatewayList([head = [], ...rows]: readonly (readonly string[])[]): GatewayList {
  const words = head.map(plainWord);
  const indexOf = (column: Column) => words.findIndex((word) => (headings[column] as readonly string[]).includes(word));
  const missing = required.filter((column) => indexOf(column) === -1);
  if (missing.length > 0) return { lines: [], faults: missing.map((one) => `no column ${headings[one].join(' or ')}`) };
  const list: GatewayList = { lines: [], faults: [] };
  for (const [index, row] of rows.entries()) {
    const cell = (column: Column) => row[indexOf(column)]?.trim() ?? '';
    if (!isApproved(cell('result'))) continue;
    const kind = kinds[plainWord(cell('type'))];
    const amount = readAmount(cell('amount').replace(/^[-$]+/, ''));
    if (kind && amount !== null && amount > 0 && cell('orderNo') !== '')
      list.lines.push({ kind, amount, gatewayOrderNo: cell('orderNo'), transactionNo: cell('transactionNo') });
    else
      list.faults.push(
        `line ${index + 2}: ${kind ? 'the order or the amount' : `type ${cell('type')}`} is not understood`,
      );
  }
  return list;
}

/** Moneris numbers approvals below 50; a list without results holds nothing else. */
function isApproved(cell: string): boolean {
  if (/^\d+$/.test(cell)) return Number(cell) < 50;
  return ['', 'approved', 'approuve', 'approuvee'].includes(plainWord(cell));
}
