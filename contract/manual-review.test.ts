import { describe, expect, it } from 'vitest';
import { requestManualReview } from './manual-review.ts';

const long = 'x'.repeat(10_000);

describe('POST /api/manual-review', () => {
  const body = { companyName: 'Or', companyAddress: '1 Rue', email: 'a@b.co' };

  it('takes the shortest form, with and without the earlier choices', () => {
    expect(requestManualReview.body.parse(body)).toEqual(body);
    for (const choices of [
      { storefrontSize: '', selectedLayout: '' },
      { storefrontSize: 'hotel', selectedLayout: 'layout14' },
    ]) {
      expect(requestManualReview.body.parse({ ...body, ...choices })).toEqual({ ...body, ...choices });
    }
  });

  it('never hears where the visitor wants the review sent', () => {
    expect(requestManualReview.body.parse({ ...body, recipientEmail: 'thief@example.com' })).toEqual(body);
  });

  it.each([
    [{ companyName: 'O' }, 'company-name'],
    [{ companyAddress: '1 Ru' }, 'company-address'],
    [{ email: 'a@b' }, 'email'],
    [{ companyName: long }, 'too-long'],
    [{ companyAddress: '1 Rue\u0000' }, 'invalid'],
  ])('refuses %j with the words of %s', (but, key) => {
    const issues = requestManualReview.body.safeParse({ ...body, ...but }).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual([key]);
  });

  it.each([{ storefrontSize: 'palace' }, { selectedLayout: 'layout15' }, { selectedLayout: 1 }])(
    'refuses %j',
    (but) => {
      expect(requestManualReview.body.safeParse({ ...body, ...but }).success).toBe(false);
    },
  );
});
