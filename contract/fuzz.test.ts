import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodBooking, goodCustomer, goodValues } from '#tests/builders/calls/good-values.ts';
import { endSession, enterCode, finishSecondFactor, signIn, startSecondFactor } from './admin/access.ts';
import { countBookings, listBookings, readBookingStory } from './admin/bookings.ts';
import { validatePostalCode } from './area.ts';
import { confirmArea, leaveArea, readAreaRequest, requestArea } from './area-requests.ts';
import { readBooking, unlockBooking } from './booking-details.ts';
import { listBookedDates } from './calendar.ts';
import type { CallContract } from './call.ts';
import { cancelByClientId } from './cancellation.ts';
import { afterPayment, openCheckout, preload, saveCustomer } from './checkout.ts';
import { validateInvitationCode } from './invitation-code.ts';
import { rememberLanguage } from './language.ts';
import { requestManualReview } from './manual-review.ts';
import { quotePrices } from './pricing.ts';
import { choosePlan, endPlan, readPlan } from './returning/plans.ts';
import { acceptTerms } from './terms.ts';
import { moveVisit, openCancellation, readVisitChanges } from './visit/self-service.ts';

const calls: readonly CallContract[] = [
  acceptTerms,
  afterPayment,
  cancelByClientId,
  choosePlan,
  confirmArea,
  countBookings,
  endPlan,
  endSession,
  enterCode,
  finishSecondFactor,
  leaveArea,
  listBookedDates,
  listBookings,
  moveVisit,
  openCancellation,
  openCheckout,
  preload,
  quotePrices,
  readAreaRequest,
  readBooking,
  readBookingStory,
  readPlan,
  readVisitChanges,
  rememberLanguage,
  requestArea,
  requestManualReview,
  saveCustomer,
  signIn,
  startSecondFactor,
  unlockBooking,
  validateInvitationCode,
  validatePostalCode,
];
const bodies = calls.flatMap(({ path, body }) => (body ? [[path, body] as const] : []));

const codeUnits = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes));
const wild = fc.oneof(fc.anything(), codeUnits, fc.constant('x'.repeat(10_000)), fc.double(), fc.bigInt());
const spoiled = <T extends object>(whole: T) =>
  fc.dictionary(fc.constantFrom(...Object.keys(whole)), wild, { maxKeys: 3 }).map((wrong) => ({ ...whole, ...wrong }));
const anyBody = fc.oneof(
  fc.anything(),
  fc
    .record({
      all: spoiled(goodValues),
      customerData: fc.oneof(wild, spoiled(goodCustomer)),
      booking: fc.oneof(wild, spoiled(goodBooking)),
    })
    .map(({ all, ...nested }) => ({ ...all, ...nested })),
);

describe('every call', () => {
  it.each(bodies)('answers any body with yes or no, never with an exception: %s', (_path, body) => {
    fc.assert(
      fc.property(anyBody, (value) => {
        const read = body.safeParse(value);
        expect(read.success || read.error.issues.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(bodies)('reads what it accepted the same a second time: %s', (_path, body) => {
    fc.assert(
      fc.property(anyBody, (value) => {
        const read = body.safeParse(value);
        if (read.success) expect(body.parse(read.data)).toEqual(read.data);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(bodies)('accepts the good values that are spoiled here: %s', (_path, body) => {
    expect(body.safeParse(goodValues).error?.issues ?? []).toEqual([]);
  });

  it('has a path and method of its own', () => {
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });

  it('names the parameters of its path', () => {
    for (const { path, params } of calls) expect(path.includes(':')).toBe(params !== undefined);
  });
});
