import { inLanguage, type Language } from '#domain/language.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { messages } from './actions/actions.messages.ts';
import type { ListParams } from './list-params.ts';

type Asked = Pick<ListParams, 'filter' | 'day'> & {
  q: string;
  /** The total number of bookings, if known. */
  total: number | undefined;
};

/** What an empty list says, and why it is empty if nothing was searched for. */
export function emptyWords({ filter, day, q, total }: Asked, language: Language): { what: string; why: string | null } {
  const { nothing } = inLanguage(messages, language);
  const why = day === '' ? nothing[filter] : nothing.day;
  const isSure = q === '' && (filter !== 'all' || day !== '' || total === 0);
  return { what: general.empty[language], why: isSure ? why : null };
}
