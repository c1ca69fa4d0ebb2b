import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaRequestRules,
  contactRules,
  customerRules,
  type FieldRule,
  quoteRules,
  reviewRules,
  waitingRules,
} from '#domain/typed/form-rules.ts';
import { priceLetterRules } from '#web/features/appointment/price-letter/rules.ts';
import { Contact } from './admin/corrections/contact.ts';
import { AreaRequestForm } from './area-requests.ts';
import { CustomerForm } from './checkout.ts';
import { PriceLetterForm } from './links/price-letters.ts';
import { ManualReviewForm, QuoteForm } from './manual-review.ts';
import { WaitingForm } from './visit/waiting-list.ts';

const alphabet = fc.constantFrom(...'aé9H2Y -()+@.\u00a0\u0000\ud800'.split(''));
const typed = fc.oneof(
  fc.string({ unit: alphabet, maxLength: 16 }),
  fc.string({ unit: 'binary' }),
  fc.emailAddress(),
  fc.integer({ min: 0, max: 310 }).map((length) => 'x'.repeat(length)),
  fc.constantFrom('two\nlines', 'a\ttab', 'x'.repeat(1001)),
  fc.constantFrom(undefined, '', ' ', 'H2Y', 'H2Y 1A1', '514 555-0142', ' a@b.co ', true, false),
);

describe.each([
  ['payment', customerRules, CustomerForm],
  ['contact of a booking', contactRules, Contact],
  ['manual review', reviewRules, ManualReviewForm],
  ['request for a quote', quoteRules, QuoteForm],
  ['area request', areaRequestRules, AreaRequestForm],
  ['waiting list', waitingRules, WaitingForm],
  ['price sent on request', priceLetterRules, PriceLetterForm],
] as const)('the form of the %s', (_, rules, schema) => {
  it.each(Object.entries<FieldRule>(rules))('says of its %s in the browser what the contract says', (name, rule) => {
    fc.assert(
      fc.property(typed, (value) => {
        const issues = schema.safeParse({ [name]: value }).error?.issues ?? [];
        expect(rule(value)).toBe(issues.find(({ path }) => path[0] === name)?.message ?? null);
      }),
      { numRuns: 400 },
    );
  });
});
