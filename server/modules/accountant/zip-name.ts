import { brand } from '#business/brand.ts';
import type { IsoMonth } from '#domain/calendar/months.ts';
import type { Language } from '#domain/language.ts';
import { messages } from './messages.ts';

/** `hauteclaire-2026-05.zip`; the name of a month that is not over says so. */
export function zipName(month: IsoMonth, { provisional, language }: { provisional: boolean; language: Language }) {
  return `${brand.key}-${month}${provisional ? `-${messages.files.provisional[language]}` : ''}.zip`;
}
