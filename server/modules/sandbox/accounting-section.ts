import type { StoredRecord } from '#adapters/accounting/simulator.ts';
import { formatMoney } from '#domain/format.ts';
import { escapeHtml } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { table } from './html.ts';
import { shownTime } from './mail-page.ts';
import type { SandboxMessages } from './messages.ts';
import { listAccountingBooks } from './stores/accounting.ts';

export type ListedRecord = StoredRecord;

const recordsShown = 20;

export const listedRecords = (db: Db): Promise<ListedRecord[]> => listAccountingBooks(db, recordsShown);

/** The newest records of the stand-in, with the order that each belongs to. */
export function accountingSection(records: readonly ListedRecord[], language: Language, text: SandboxMessages): string {
  if (records.length === 0) return `<p>${text.noRecords}</p>`;
  const rows = records.map((record) => {
    return `<tr>
<th scope="row">${text[`record-${record.kind}`]}</th>
<td>${escapeHtml(referenceOf(record))}</td>
<td>${escapeHtml(stateOf(record, language))}</td>
<td>${escapeHtml(shownTime(record.createdAt, language))}</td>
</tr>`;
  });
  return table(text.accounting, [text.record, text.reference, text.state, text.received], rows);
}

function referenceOf({ key, data }: ListedRecord): string {
  if ('notes' in data) return `${data.notes} ${data.start}`;
  return 'reference' in data ? data.reference : key;
}

/** The state as the provider calls it, or the amount of what was paid and given back. */
function stateOf({ data }: ListedRecord, language: Language): string {
  if ('amount' in data) return formatMoney(cents(data.amount), language);
  return 'status' in data ? data.status : '';
}
