import { type Zippable, zipSync } from 'fflate';
import { schedule } from '#business/schedule.ts';
import type { LedgerAccounts } from '#domain/accountant/journal.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { csv } from '#server/common/spreadsheet.ts';
import { messages } from './messages.ts';
import type { MonthBooks } from './read.ts';
import { readMe } from './read-me.ts';
import { tablesOf } from './tables.ts';

type Packed = {
  books: MonthBooks;
  accounts: LedgerAccounts;
  papers: ReadonlyMap<string, Uint8Array>;
  madeAt: Date;
  language: Language;
};

/** A month as one ZIP: its tables, all its papers, and what is what. */
export function packMonth({ books, accounts, papers, madeAt, language }: Packed): Buffer {
  const { files } = inLanguage(messages, language);
  const [text, stored] = [{ level: 6 } as const, { level: 0 } as const]; // PDFs are compressed inside.
  const entries: Zippable = { [`${files.readMe}.txt`]: [bytes(`\ufeff${readMe({ books, madeAt, language })}`), text] };
  for (const [name, rows] of Object.entries(tablesOf({ books, accounts, language })))
    entries[`${files[name as keyof typeof files]}.csv`] = [bytes(csv(rows, language)), text];
  for (const [name, body] of papers) entries[`${files.papers}/${name}`] = [body, stored];
  return Buffer.from(zipSync(entries, { mtime: localTime(madeAt) }));
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A ZIP has times on the wall, and its library reads them from a local date. */
function localTime(at: Date): Date {
  const { date, hour, minute, second } = wallTime(at, schedule.timeZone);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}
