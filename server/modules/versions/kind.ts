import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import type { companyLists } from '#server/database/schema/settings/companies.ts';
import type { priceLists } from '#server/database/schema/settings/prices.ts';
import type { areaLists, schedules } from '#server/database/schema/settings/settings.ts';
import type { termsVersions } from '#server/database/schema/settings/terms.ts';
import type { letters, mailTexts, questionLists } from '#server/database/schema/settings/texts.ts';

/** What is written with a version, besides its value. */
export type NewVersion<T> = {
  startsAt: Date;
  value: T;
  note: string | null;
  administratorId: string;
  createdAt: Date;
};

/** The process's cache, kept for a second. */
type Kept = { settings: { forget: () => void }; calendar: { rules: { forget: () => void } } };

/** A fact of the operator that has versions. */
export type Kind<T> = {
  /** Its name in the audit log. */
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
  /** Adapts a stored value to today's shape, if that depends on what is sold. */
  read?: (stored: unknown) => T;
  /** Applies until an owner sets another. */
  standard: T;
  /** What its rows have besides, written before the row itself. */
  extra?: (tx: Db, row: NewVersion<T>) => Promise<Record<string, unknown>>;
  /** How many differences two values have. */
  differences: (before: T, after: T) => number;
  /** Clears the cache. */
  forget: (kept: Kept) => void;
};
