import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bought, price } from '#tests/builders/rules/checkout-moments.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import {
  forgetSession,
  keepDetails,
  keepPaidNotBooked,
  keepPayment,
  rememberedPayments,
  typedDetails,
} from './tab-session.ts';
import { publishPaying } from './tabs.ts';

const key = 'hauteclaire.payment.v1';
const payment = { orderNo: 'HC-7', ticket: 't7', certain: false, bought, price };
const paidNotBooked = { orderNo: 'HC-5', text: 'Your refund is on its way.' };
const nothing = { sent: null, possiblyPaid: [], paidNotBooked: null };
let tab: ReturnType<typeof stubStorage>;

beforeEach(() => {
  tab = stubStorage('sessionStorage');
  stubStorage('localStorage');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tab', () => {
  it('remembers what was typed, also beside a payment', () => {
    keepDetails({ firstName: 'Camille' });
    keepPayment(payment);
    expect(typedDetails()).toEqual({ firstName: 'Camille' });
  });

  it('remembers a payment with its whole price until it is booked', () => {
    keepPayment(payment);
    expect(rememberedPayments({ orderNo: 'HC-7' })).toEqual({ ...nothing, sent: payment });
    keepPayment(null);
    expect(rememberedPayments({ orderNo: undefined })).toEqual(nothing);
  });

  it('remembers a payment that is being refunded', () => {
    keepPaidNotBooked(paidNotBooked);
    expect(rememberedPayments({ orderNo: undefined })).toEqual({ ...nothing, paidNotBooked });
  });

  it('knows the number of its last order, and of the one that another tab is paying', () => {
    publishPaying('HC-9');
    expect(rememberedPayments({ orderNo: 'HC-8' }).possiblyPaid).toEqual(['HC-9', 'HC-8']);
    expect(rememberedPayments({ orderNo: 'HC-9' }).possiblyPaid).toEqual(['HC-9']);
    expect(rememberedPayments({ orderNo: undefined }).possiblyPaid).toEqual(['HC-9']);
  });

  it('forgets everything of a checkout that is over', () => {
    keepDetails({ firstName: 'Camille' });
    keepPayment(payment);
    forgetSession();
    expect(typedDetails()).toEqual({});
    expect(rememberedPayments({ orderNo: undefined })).toEqual(nothing);
  });
});

describe('what is stored', () => {
  it('is still a payment when its price cannot be read, for the money may have moved', () => {
    for (const odd of [undefined, 'x', { total: '2086.80' }, { ...price, gst: 90.75 }]) {
      tab.items.set(key, JSON.stringify({ details: {}, payment: { ...payment, price: odd } }));
      expect(rememberedPayments({ orderNo: 'HC-7' }).sent).toEqual({ ...payment, price: null });
    }
  });

  it('is nothing when it is not ours', () => {
    for (const text of ['', '{', '7', '{"payment":{"orderNo":7}}', '{"details":{"email":1}}']) {
      tab.items.set(key, text);
      expect(typedDetails()).toEqual({});
      expect(rememberedPayments({ orderNo: undefined })).toEqual(nothing);
    }
  });

  it('is nothing where the browser refuses storage, and no reason to fail', () => {
    tab.refuse();
    keepPayment(payment);
    keepDetails({ firstName: 'Camille' });
    forgetSession();
    expect(typedDetails()).toEqual({});
    expect(rememberedPayments({ orderNo: 'HC-7' })).toEqual({ ...nothing, possiblyPaid: ['HC-7'] });
  });
});
