import type { AuditEntry } from '#contract/admin/audit.ts';
import { isDay } from '#domain/calendar/day.ts';
import { isTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { parseDecimal } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { readSetting, type SettingKey, type SettingValues, settingKeys } from '#domain/settings/settings.ts';
import { named } from '#web/features/admin/shell/named.ts';
import { forms, type SettingFormOf } from '#web/features/admin/shell/settings/forms.ts';
import { messages as settingMessages } from '#web/features/admin/shell/settings/settings.messages.ts';
import { formatInstant } from '#web/ui/when.ts';
import { messages } from './values.messages.ts';

/** A value before and after; null if there was none. */
export type Change = { name: string; before: string | null; after: string | null };

/** What an entry says of each thing that it names, in the order in which it was written. */
export function changesOf(entry: Pick<AuditEntry, 'subject' | 'before' | 'after'>, language: Language): Change[] {
  const { subject, before, after } = entry;
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const setting = settingOf(subject);
  const of = (values: AuditEntry['before'], key: string) => {
    if (!values || !Object.hasOwn(values, key)) return null;
    const asSet = setting && key === 'value' ? settingInWords(setting, values[key], language) : null;
    return asSet ?? inWords(key, values[key], language);
  };
  return [...keys].map((key) => ({
    name: named(inLanguage(messages, language).names, key),
    before: of(before, key),
    after: of(after, key),
  }));
}

/** What an entry is about: an order number, the name of a setting, a version, an administrator. */
export function subjectInWords(
  { subject, action }: Pick<AuditEntry, 'subject' | 'action'>,
  { language, authors }: { language: Language; authors: readonly { id: string; email: string }[] },
): string {
  const { subjects, kinds } = inLanguage(messages, language);
  const setting = settingOf(subject);
  if (setting) return settingMessages.names[setting][language];
  if (/^[\da-f]{64}$/.test(subject)) return subjects.email(subject);
  const [kind = '', id = ''] = subject.split(':');
  const word = Object.entries(subjects).find(([name]) => name === subject || name === kind)?.[1];
  if (typeof word === 'function' && id !== '') return word(id);
  if (typeof word === 'string') return word;
  const author = authors.find((one) => one.id === subject)?.email;
  const kindOfAction = Object.entries(kinds).find(([name]) => name === action.split('.')[0])?.[1];
  return author ?? (isOwnNumber.test(subject) && kindOfAction ? kindOfAction : subject);
}

/** An internal number, meaningless to people. */
const isOwnNumber = /^(\d+|[\da-f-]{16,})$/;

const settingOf = (subject: string): SettingKey | undefined => settingKeys.find((key) => subject === `setting:${key}`);

function settingInWords<K extends SettingKey>(key: K, stored: unknown, language: Language): string | null {
  const value: SettingValues[K] | undefined = readSetting(key, stored);
  if (value === undefined) return null;
  const form: SettingFormOf<K> = forms[key];
  return form.inWords(value, { language, words: inLanguage(settingMessages, language) });
}

/** Written by people or providers: shown as they wrote it. */
const free: ReadonlySet<string> = new Set(['note', 'reason', 'failure', 'name', 'userAgent', 'reference', 'source']);
const sums: ReadonlySet<string> = new Set(['left', 'amount', 'refund', 'total', 'listed', 'charged', 'price']);

function inWords(key: string, value: unknown, language: Language): string {
  const words = inLanguage(messages, language);
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((one) => inWords(key, one, language)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (typeof value === 'number' || free.has(key)) return text;
  if (key === 'size') return sizeName(text, language);
  if (key === 'layout') return layoutName(text, language);
  if (isDay(text)) return formatLongDate(text, language);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatInstant(text, language);
  const amount = sums.has(key) && text.includes('.') ? parseDecimal(text) : null;
  if (amount !== null) return formatMoney(amount, language);
  return isTime(text) ? formatTime(text, language) : named(words.values, text);
}
