import type { Language } from '#domain/language.ts';
import type { Agreed, Wish } from './agree.ts';

type Made = Agreed & Pick<Wish, 'own'> & { id: string; by: string; language: Language; note: string | null };

/** The stored row of an operator's booking or link. */
export const rowOf = ({ id, by, way, language, choice, quote, listed, own, earlier, note }: Made) => ({
  ...quote,
  id,
  administratorId: by,
  way,
  language,
  bookingData: choice,
  listedBase: listed.base,
  priceReason: own?.reason ?? null,
  refreshOf: earlier?.id ?? null,
  note,
});
