import type { Language } from '#domain/language.ts';
import { messages as general } from '#web/features/admin/shell/messages.ts';
import { messages } from './actions/actions.messages.ts';
import type { ListParams } from './use-list-params.ts';

type Asked = Pick<ListParams, 'filter' | 'day'> & { q: string };

/** What an empty list says, and why it is empty where nothing was searched for. */
export function emptyWords({ filter, day, q }: Asked, language: Language): { what: string; why: string | null } {
  const { nothing } = messages[language];
  const why = day === '' ? nothing[filter] : nothing.day;
  return { what: general[language].empty, why: q === '' ? why : null };
}
