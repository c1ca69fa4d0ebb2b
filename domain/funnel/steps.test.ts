import { describe, expect, it } from 'vitest';
import { type FunnelAnswers, type FunnelPath, type FunnelStep, firstMissing } from './steps.ts';

const complete: FunnelAnswers = {
  postalCode: 'H3V',
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  feeling: 'impressed',
  coatingType: 'essential',
  needsOrder: false,
  clientId: '',
  appointmentDate: '2026-10-05',
  appointmentTime: '9:00 AM',
  termsAccepted: true,
  reviewId: '',
  paymentLink: '',
};
const blank: FunnelAnswers = {
  postalCode: '',
  storefrontSize: '',
  selectedLayout: '',
  feeling: '',
  coatingType: '',
  needsOrder: false,
  clientId: '',
  appointmentDate: '',
  appointmentTime: '',
  termsAccepted: false,
  reviewId: '',
  paymentLink: '',
};
const answers = (but: Partial<FunnelAnswers>): FunnelAnswers => ({ ...complete, ...but });

const steps: readonly FunnelStep[] = ['size', 'layout', 'quiz', 'calendar', 'payment'];

/** An answer that is missing, the step that asks for it, and the first step that cannot be opened without it. */
const gaps: readonly (readonly [string, Partial<FunnelAnswers>, FunnelPath, FunnelStep])[] = [
  ['postal code', { postalCode: '' }, '/postal-code', 'size'],
  ['size', { storefrontSize: '' }, '/storefront-size', 'layout'],
  ['layout', { selectedLayout: '' }, '/glass-coverage', 'quiz'],
  ['quiz', { feeling: '' }, '/sentiment', 'calendar'],
  ['date', { appointmentDate: '' }, '/calendar-booking', 'payment'],
  ['time', { appointmentTime: '' }, '/calendar-booking', 'payment'],
  ['service', { coatingType: '' }, '/calendar-booking', 'payment'],
  ['accepted terms', { termsAccepted: false }, '/calendar-booking', 'payment'],
];

/** Every gap with every step: before `closedFrom` the gap does not matter yet. */
const cases = gaps.flatMap(([name, but, path, closedFrom]) =>
  steps.map((step) => ({
    step,
    name,
    but,
    expected: steps.indexOf(step) >= steps.indexOf(closedFrom) ? path : null,
  })),
);

describe('where a visitor has to go first', () => {
  it.each(steps)('nowhere: the step %s opens when everything is answered', (step) => {
    expect(firstMissing(step, complete)).toBeNull();
  });

  it.each(steps)('to the postal code, when nothing is answered and %s is opened', (step) => {
    expect(firstMissing(step, blank)).toBe('/postal-code');
  });

  it.each(cases)('$expected, when $step is opened without $name', ({ step, but, expected }) => {
    expect(firstMissing(step, answers(but))).toBe(expected);
  });

  it('to the earliest gap when there are several', () => {
    const gapped = answers({ feeling: '', selectedLayout: '', appointmentDate: '' });
    expect(firstMissing('payment', gapped)).toBe('/glass-coverage');
  });

  it('does not depend on later answers: an early step stays open', () => {
    expect(firstMissing('size', { ...blank, postalCode: 'H3V' })).toBeNull();
    expect(firstMissing('layout', { ...blank, postalCode: 'H3V', storefrontSize: 'mid-storefront' })).toBeNull();
  });
});

describe('layout 13', () => {
  it('opens the calendar and the payment without the quiz', () => {
    const door = answers({ selectedLayout: 'layout13', feeling: '' });
    expect(firstMissing('calendar', door)).toBeNull();
    expect(firstMissing('payment', door)).toBeNull();
  });

  it('still needs the postal code and the size', () => {
    const door = { ...blank, selectedLayout: 'layout13' };
    expect(firstMissing('calendar', door)).toBe('/postal-code');
    expect(firstMissing('calendar', { ...door, postalCode: 'H3V' })).toBe('/storefront-size');
  });

  it.each(['layout1', 'layout3', 'layout12', 'layout14'])('is alone in this: %s needs the quiz', (selectedLayout) => {
    expect(firstMissing('calendar', answers({ selectedLayout, feeling: '' }))).toBe('/sentiment');
  });
});

describe('a storefront that a person accepted', () => {
  const accepted = answers({ feeling: '', reviewId: '5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f56' });

  it('opens the calendar and the payment without the quiz, and nothing else', () => {
    expect(firstMissing('calendar', accepted)).toBeNull();
    expect(firstMissing('payment', accepted)).toBeNull();
    expect(firstMissing('calendar', { ...accepted, storefrontSize: 'hotel' })).toBe('/storefront-size');
    expect(firstMissing('payment', { ...accepted, appointmentDate: '' })).toBe('/calendar-booking');
  });
});

describe('a building of another type', () => {
  it.each(['standalone-building-mall', 'strip-mall', 'hotel', 'shopping-mall', 'nonsense'])(
    'counts as an unanswered size: %s',
    (storefrontSize) => {
      for (const step of ['layout', 'quiz', 'calendar', 'payment'] as const) {
        expect(firstMissing(step, answers({ storefrontSize }))).toBe('/storefront-size');
      }
      expect(firstMissing('size', answers({ storefrontSize }))).toBeNull();
    },
  );
});

describe('a service for those who have an earlier order', () => {
  it('cannot be paid for without its number', () => {
    const refresh = { coatingType: 'refresh', needsOrder: true };
    expect(firstMissing('payment', answers(refresh))).toBe('/calendar-booking');
    expect(firstMissing('payment', answers({ ...refresh, clientId: 'VIP01' }))).toBeNull();
  });
});

it('who comes by a payment link pays without the quiz, whatever the building', () => {
  expect(firstMissing('payment', answers({ feeling: '', storefrontSize: 'hotel', paymentLink: 'a-token' }))).toBeNull();
  expect(firstMissing('payment', answers({ feeling: '', paymentLink: 'a-token' }))).toBeNull();
  expect(firstMissing('payment', answers({ feeling: '' }))).toBe('/sentiment');
});
