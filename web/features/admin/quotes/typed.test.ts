import { expect, it } from 'vitest';
import { createQuote } from '#contract/admin/quotes.ts';
import { isComplete, newStorefront, problemsOf, type Typed, typedAtFirst, wishOf } from './typed.ts';

const storefront = {
  ...newStorefront(),
  ...{ serviceAddress: '300, rue Exemple', postalCode: 'h2y1a1', storefrontSize: 'hotel' as const },
  ...{ selectedLayout: 'layout12' as const, coatingType: 'complete', base: '4 800,50' },
};
const typed: Typed = {
  ...typedAtFirst('fr'),
  ...{ companyName: 'Hôtel Exemple', firstName: 'Camille', lastName: 'Exemple', email: 'camille@example.com' },
  ...{ phone: '514 555-0101', storefronts: [storefront, { ...storefront, base: '500' }] },
};
const id = '00000000-0000-4000-8000-000000000001';

it('what is typed in full is what the server takes, with the bill to the first storefront', () => {
  expect(isComplete(problemsOf(typed))).toBe(true);
  const wish = createQuote.body.parse(wishOf(typed, id));
  expect(wish).toMatchObject({
    days: 30,
    customer: { contactName: 'Camille Exemple', billingStreet: '300, rue Exemple', billingPostalCode: 'H2Y1A1' },
    storefronts: [{ base: 480_050, storefrontSize: 'hotel' }, { base: 50_000 }],
  });
});

it('what is missing is named by its field, storefront by storefront', () => {
  const { contact, days, storefronts } = problemsOf({
    ...typed,
    ...{ email: 'camille', days: '91', storefronts: [storefront, { ...newStorefront(), base: '0' }] },
  });
  expect([contact, days]).toEqual([{ email: 'email' }, true]);
  expect(storefronts.map((missing) => [...missing])).toEqual([
    [],
    ['serviceAddress', 'postalCode', 'storefrontSize', 'selectedLayout', 'coatingType', 'base'],
  ]);
});
