import type { Language } from '#domain/language.ts';
import { requestManualReview } from '#server/modules/reviews/request.ts';
import { aVisitor, type TestApp } from './test-app.ts';

/** Somebody asks for a look at a hotel with a façade of Layout 8. */
export async function aReview(
  testApp: Pick<TestApp, 'deps'>,
  more: { companyName?: string; email?: string; language?: Language } = {},
): Promise<string> {
  const { language = 'fr', ...form } = more;
  const asked = {
    companyName: 'Galerie Exemple',
    companyAddress: '200, rue Exemple, Montréal (Québec) H2Y 1A1',
    email: 'galerie@example.com',
    storefrontSize: 'hotel',
    selectedLayout: 'layout8',
    ...form,
  };
  const { id } = await requestManualReview(testApp.deps, aVisitor('reviewed', { language }), asked);
  return id;
}

/** What an operator offers: the price of a mid storefront. */
export const anOffer = { postalCode: 'H2Y 1A1', storefrontSize: 'mid-storefront', selectedLayout: 'layout8' } as const;

/** The token of an address such as `…?review=…`. */
export const reviewTokenIn = (text: string): string => /[?&]review=([\w-]{43})/.exec(text)?.[1] ?? '';
