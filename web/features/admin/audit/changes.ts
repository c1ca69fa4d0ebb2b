import type { AuditEntry } from '#contract/admin/audit.ts';

/** A value before and after; null where there was none. */
export type Change = { name: string; before: string | null; after: string | null };
type Words = { names: Readonly<Record<string, string>>; yes: string; no: string; none: string };

/** What an entry says of each thing that it names, in the order in which it was written. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>, words: Words): Change[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].map((key) => ({
    name: (Object.hasOwn(words.names, key) && words.names[key]) || key,
    before: before && Object.hasOwn(before, key) ? inWords(before[key], words) : null,
    after: after && Object.hasOwn(after, key) ? inWords(after[key], words) : null,
  }));
}

function inWords(value: unknown, words: Pick<Words, 'yes' | 'no' | 'none'>): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length === 0 ? words.none : value.map((one) => inWords(one, words)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
