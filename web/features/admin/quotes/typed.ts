import { brand } from '#business/brand.ts';
import type { createQuote } from '#contract/admin/quotes.ts';
import type { ReviewStory } from '#contract/admin/reviews.ts';
import { maxOwnBase } from '#domain/booking/operator-booking.ts';
import { quoteDays } from '#domain/booking/written-quote.ts';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import { type StorefrontSize, storefrontSizes } from '#domain/funnel/size.ts';
import type { Language } from '#domain/language.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { customerRules, tidied } from '#domain/typed/form-rules.ts';
import { cleanPostalCode, postalCodeIn } from '#domain/typed/postal-code.ts';
import type { Input } from '#web/client/call.ts';
import { amountTyped } from '#web/ui/form/amount.ts';

export type TypedStorefront = {
  /** Tells it from the others, whatever is typed. */
  key: string;
  serviceAddress: string;
  postalCode: string;
  storefrontSize: StorefrontSize | '';
  selectedLayout: Layout | '';
  coatingType: CoatingType | '';
  words: string;
  base: string;
};

export const contactFields = ['companyName', 'firstName', 'lastName', 'email', 'phone', 'phoneExtension'] as const;
export type ContactField = (typeof contactFields)[number];

export type Typed = Record<ContactField, string> & {
  language: Language;
  words: string;
  days: string;
  storefronts: readonly TypedStorefront[];
  reviewId: string;
};

export const newStorefront = (): TypedStorefront => ({
  key: crypto.randomUUID(),
  ...{
    serviceAddress: '',
    postalCode: '',
    storefrontSize: '',
    selectedLayout: '',
    coatingType: '',
    words: '',
    base: '',
  },
});

export const typedAtFirst = (language: Language): Typed => ({
  ...{ companyName: '', firstName: '', lastName: '', email: '', phone: '', phoneExtension: '' },
  ...{ language, words: '', days: String(quoteDays.usual), storefronts: [newStorefront()], reviewId: '' },
});

/** What a request already says. */
export const typedFromReview = (review: ReviewStory): Partial<Typed> => ({
  ...{ reviewId: review.id, language: review.language, companyName: review.companyName, email: review.email },
  storefronts: [
    {
      ...newStorefront(),
      serviceAddress: review.companyAddress,
      postalCode: postalCodeIn(review.companyAddress),
      storefrontSize: storefrontSizes.find((one) => one === review.storefrontSize) ?? '',
      selectedLayout: layouts.find((one) => one === review.selectedLayout) ?? '',
    },
  ],
});

export type StorefrontProblem = Exclude<keyof TypedStorefront, 'words' | 'key'>;
export type Problems = {
  contact: Partial<Record<ContactField, FieldMessageKey>>;
  days: boolean;
  storefronts: readonly ReadonlySet<StorefrontProblem>[];
};

/** What still blocks sending. */
export function problemsOf(typed: Typed): Problems {
  const contact = Object.fromEntries(
    contactFields.flatMap((name) => {
      const problem = customerRules[name](typed[name]);
      return problem === null ? [] : [[name, problem]];
    }),
  );
  const days = daysTyped(typed) === null;
  return { contact, days, storefronts: typed.storefronts.map(missingOf) };
}

function missingOf(one: TypedStorefront): ReadonlySet<StorefrontProblem> {
  const base = amountTyped(one.base) ?? 0;
  const checks: Record<StorefrontProblem, boolean> = {
    serviceAddress: customerRules.serviceAddress(one.serviceAddress) !== null,
    postalCode: customerRules.billingPostalCode(one.postalCode) !== null,
    storefrontSize: one.storefrontSize === '',
    selectedLayout: one.selectedLayout === '',
    coatingType: one.coatingType === '',
    base: base < 1 || base > maxOwnBase,
  };
  return new Set((Object.keys(checks) as StorefrontProblem[]).filter((name) => checks[name]));
}

function daysTyped({ days }: Typed): number | null {
  const count = Number(days);
  return Number.isInteger(count) && count >= quoteDays.least && count <= quoteDays.most ? count : null;
}

export const isComplete = ({ contact, days, storefronts }: Problems): boolean =>
  Object.keys(contact).length === 0 && !days && storefronts.every((missing) => missing.size === 0);

/** What is sent; the bill goes to the first storefront, and the client may correct it where they pay. */
export function wishOf(given: Typed, id: string): Input<typeof createQuote>['body'] {
  const { companyName, firstName, lastName, storefronts, ...typed } = tidied(customerRules, given);
  const sent = storefronts.map(({ key: _, serviceAddress, postalCode, base, ...one }) => ({
    ...{ ...one, address: serviceAddress.trim(), postalCode: cleanPostalCode(postalCode) },
    ...{ base: amountTyped(base) ?? 0, words: one.words.trim() },
    storefrontSize: one.storefrontSize || 'hotel',
    selectedLayout: one.selectedLayout || 'layout1',
  }));
  return {
    ...{ id, language: typed.language, words: given.words.trim(), days: Number(typed.days), storefronts: sent },
    reviewId: typed.reviewId || null,
    customer: {
      ...{ businessName: companyName, contactName: `${firstName} ${lastName}` },
      ...{ email: typed.email, phone: typed.phone, phoneExtension: typed.phoneExtension || null },
      ...{ billingStreet: sent[0]?.address ?? '', billingPostalCode: sent[0]?.postalCode ?? '' },
      ...{ billingCity: brand.city, billingProvince: brand.region },
    },
  };
}
