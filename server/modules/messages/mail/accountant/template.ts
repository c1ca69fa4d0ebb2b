import type { IsoMonth } from '#domain/calendar/months.ts';
import { formatMonth } from '#domain/format.ts';
import { letter } from '../layout/letter.ts';
import { button } from '../layout/parts.ts';
import { messages } from './messages.ts';

type MonthFacts = { month: IsoMonth; page: string; isAttached: boolean };

/** A month for the accountant: with its file, or with where an owner gets it. */
export const accountantTemplate = letter(messages, ({ month, page, isAttached }: MonthFacts, text, { language }) => {
  const [year, number] = month.split('-').map(Number);
  const title = text.title(formatMonth(year ?? 0, number ?? 0, language));
  const parts = isAttached ? [text.attached] : [text.large, button(text.open, page)];
  return { subject: title, preview: text.preview, why: text.why, title, parts };
});
