import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { CustomerForm } from './checkout.ts';
import { ManualReviewForm } from './manual-review.ts';

const form = {
  firstName: 'Al',
  lastName: 'Oh',
  email: 'a@b.co',
  phone: '5145550142',
  companyName: 'Or',
  serviceAddress: '1 Rue',
  billingStreet: '1 Rue',
  billingCity: 'Au',
  billingProvince: 'QC',
  billingPostalCode: 'H3V1A1',
};

describe('the payment form', () => {
  it('takes the shortest answers that the specification allows', () => {
    expect(CustomerForm.parse(form)).toEqual(form);
  });

  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['lastName', 'O', 'Last name must be at least 2 characters'],
    ['email', 'a@b', 'Please enter a valid email address'],
    ['phone', '514555014', 'Please enter a valid phone number'],
    ['companyName', 'O', 'Company name is required'],
    ['serviceAddress', '1 Ru', 'Service address is required'],
    ['billingStreet', '1 Ru', 'Billing address is required'],
    ['billingCity', 'A', 'City is required'],
    ['billingProvince', 'Q', 'Province is required'],
    ['billingPostalCode', 'H3V1A', 'Postal code is required'],
  ])('refuses a %s of %j, an empty one and a missing one with its own words: %s', (field, short, words) => {
    for (const value of [short, '', '     ', undefined]) {
      const [issue, ...others] = CustomerForm.safeParse({ ...form, [field]: value }).error?.issues ?? [];
      expect(others).toEqual([]);
      expect(issue?.path).toEqual([field]);
      const key = issue?.message ?? '';
      expect(isFieldMessage(key) && fieldMessages[key].en).toBe(words);
    }
  });

  it.each(Object.keys(form))('refuses ten thousand characters and a NUL in %s', (field) => {
    for (const value of ['5'.repeat(10_000), 'a@b.co 5145550142\u0000 1 Rue']) {
      const issues = CustomerForm.safeParse({ ...form, [field]: value }).error?.issues ?? [];
      expect(issues.map((issue) => issue.path)).toContainEqual([field]);
    }
  });

  it.each(Object.keys(form))('refuses an object in %s whose length cannot be compared', (field) => {
    const issues = CustomerForm.safeParse({ ...form, [field]: { length: { toString: '' } } }).error?.issues ?? [];
    expect(issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('and the review form have words of ours for whatever is refused', () => {
    const anyForm = (names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])));
    const forms = [
      [CustomerForm, anyForm(Object.keys(form))],
      [ManualReviewForm, anyForm(['companyName', 'companyAddress', 'email'])],
    ] as const;
    for (const [schema, values] of forms) {
      fc.assert(
        fc.property(values, (value) => {
          const messages = (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message);
          expect(messages.filter((key) => !isFieldMessage(key))).toEqual([]);
        }),
        { numRuns: 1000 },
      );
    }
  });
});
