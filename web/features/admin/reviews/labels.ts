import type { Review } from '#contract/admin/reviews.ts';
import { type StorefrontSize, storefrontSizes } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { messages } from './messages.ts';

/** The drawing of a stored size, if there is one. */
export const drawnSize = (stored: string | null): StorefrontSize | null =>
  storefrontSizes.find((one) => one === stored) ?? null;

export const sizeOf = ({ storefrontSize }: Review, language: Language): string =>
  storefrontSize === null ? messages.noSize[language] : sizeName(storefrontSize, language);

export const layoutOf = ({ selectedLayout }: Review, language: Language): string =>
  selectedLayout === null ? messages.noLayout[language] : layoutName(selectedLayout, language);
