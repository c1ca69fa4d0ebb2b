import { ReviewAnswer, type ReviewStory } from '#contract/admin/reviews.ts';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { type BookableSize, bookableSizes } from '#domain/funnel/size.ts';
import { tierOf } from '#domain/funnel/tier.ts';
import { cleanPostalCode, postalCodeIn } from '#domain/typed/postal-code.ts';
import { drawnSize } from './labels.ts';

/** The values of an answer's fields. */
export type Typed = {
  postalCode: string;
  storefrontSize: BookableSize | '';
  selectedLayout: Layout | '';
  words: string;
};

/** What the request already says. A building that cannot be booked gets the shop of its price. */
export function typedAtFirst({ companyAddress, storefrontSize, selectedLayout }: ReviewStory): Typed {
  const size = drawnSize(storefrontSize);
  return {
    postalCode: postalCodeIn(companyAddress),
    storefrontSize: (size && bookableSizes.find((one) => tierOf(one) === tierOf(size))) || '',
    selectedLayout: layouts.find((one) => one === selectedLayout) ?? '',
    words: '',
  };
}

/** The answer as it is sent; null while something is missing. */
export function answerOf(kind: ReviewAnswer['kind'], typed: Typed): ReviewAnswer | null {
  const { storefrontSize, selectedLayout } = typed;
  const words = typed.words.trim();
  const postalCode = cleanPostalCode(typed.postalCode);
  if (kind === 'decline') return { kind, words };
  if (kind === 'ask') return words.length < 2 ? null : { kind, words };
  if (storefrontSize === '' || selectedLayout === '' || postalCode.length < 3) return null;
  return { kind, words, postalCode, storefrontSize, selectedLayout };
}

/** What is missing of an answer, field by field. */
export function missingIn(kind: ReviewAnswer['kind'], typed: Typed): (keyof Typed)[] {
  if (kind === 'decline') return [];
  if (kind === 'ask') return typed.words.trim().length < 2 ? ['words'] : [];
  const missing = {
    postalCode: typed.postalCode.trim().length < 3,
    storefrontSize: typed.storefrontSize === '',
    selectedLayout: typed.selectedLayout === '',
  };
  return (['postalCode', 'storefrontSize', 'selectedLayout'] as const).filter((name) => missing[name]);
}

/** An answer stored as text; null if it is incomplete. */
export const readAnswer = (kept: string): ReviewAnswer | null => ReviewAnswer.safeParse(JSON.parse(kept)).data ?? null;
