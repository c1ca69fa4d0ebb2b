import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import type { companyLists } from '#server/database/schema/settings/companies.ts';
import type { priceLists } from '#server/database/schema/settings/prices.ts';
import type { areaLists, schedules } from '#server/database/schema/settings/settings.ts';
import type { termsVersions } from '#server/database/schema/settings/terms.ts';
import type { letters, mailTexts, questionLists } from '#server/database/schema/settings/texts.ts';

/** What is written with a version, besides its value. */
type NewVersion<T> = {
  startsAt: Date;
  value: T;
  note: string | null;
  administratorId: string;
  createdAt: Date;
};

/** What this program has read before and keeps for a second. */
type Kept = { settings: { forget: () => void }; calendar: { rules: { forget: () => void } } };

/** A fact of the operator that has versions. */
export type Kind<T> = {
  /** As the audit log has it. */
  name: 'prices' | 'schedule' | 'companies' | 'areas' | 'letter' | 'questions' | 'terms' | 'mails';
  table:
    | typeof priceLists
    | typeof schedules
    | typeof companyLists
    | typeof areaLists
    | typeof letters
    | typeof questionLists
    | typeof termsVersions
    | typeof mailTexts;
  /** Its column with the value. */
  column: AnyPgColumn;
  /** What a stored value is today, where its shape follows what is sold. */
  read?: (stored: unknown) => T;
  /** Applies until an owner sets another. */
  standard: T;
  /** Writes a row and answers its id. */
  insert: (tx: Db, row: NewVersion<T>) => Promise<{ id: number }[]>;
  /** How many things two values have differently. */
  differences: (before: T, after: T) => number;
  /** Lets what was read before be read again. */
  forget: (kept: Kept) => void;
};
