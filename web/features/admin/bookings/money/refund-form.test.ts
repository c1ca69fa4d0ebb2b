import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingRefund } from '#contract/admin/money.ts';
import { formatMoney } from '#domain/format.ts';
import { languages } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { aStory } from '#tests/builders/bookings/booking-story.ts';
import { amountTyped } from '#web/ui/form/amount.ts';
import { maySettle, moneyActionsFor, partTyped } from './refund-form.ts';

const untouched = aStory();
const partly = {
  money: { paid: 260_418, givenBack: 200_000, underWay: 0, left: 60_418 },
  refunds: [{ amount: 200_000 }],
};
const part = (amount: string, reason = 'A pane was cracked', story = untouched) => partTyped(story, { amount, reason });

describe('a part of a payment that goes back', () => {
  it('is read as it is typed in either language, in cents', () => {
    expect(['250', '250.5', '1,836.80', '1 836,80 $', '$0.01'].map((typed) => part(typed).amount)).toEqual([
      25_000, 25_050, 183_680, 183_680, 1,
    ]);
  });

  it('may be all that is left, to the cent, and no cent more', () => {
    expect(part('2604.18').problems).toEqual({});
    expect(part('2604.19').problems).toEqual({ amount: 'tooMuch' });
  });

  it('may be no more than what earlier parts have left', () => {
    const [all, more] = ['604.18', '604.19'].map((typed) => partTyped(partly, { amount: typed, reason: 'x' }));
    expect([all?.problems, all?.remains]).toEqual([{}, 0]);
    expect(more?.problems).toEqual({ amount: 'tooMuch' });
  });

  it.each(['', '0', '0.00', '-5', 'all', '1.005', '12,34,56'])('is no amount as %j', (typed) => {
    expect(part(typed).problems).toEqual({ amount: 'amountWrong' });
  });

  it('needs a reason that is more than spaces', () => {
    expect(part('10', '  ').problems).toEqual({ reason: 'reasonMissing' });
    expect(part('x', '').problems).toEqual({ amount: 'amountWrong', reason: 'reasonMissing' });
  });

  it('leaves the rest of the payment, and all of it while nothing is typed', () => {
    expect(part('604.18').remains).toBe(200_000);
    expect(part('').remains).toBe(260_418);
  });

  it('is the same amount after the field was left, in both languages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom(...languages), (amount, language) => {
        expect(amountTyped(formatMoney(cents(amount), language))).toBe(amount);
      }),
    );
  });
});

describe('the money of a booking', () => {
  const owner = { mayGiveBack: true, today: '2025-10-06' };
  const aRefund = (state: BookingRefund['state']): BookingRefund => ({
    ...{ id: 1, at: '2025-10-06T14:00:00Z', reason: 'cancellation', amount: 260_418, state, byHand: false },
    ...{ waits: false, stuck: false, waitsFor: null, settled: null, doneAt: null },
  });
  const cancelled = aStory({}, { status: 'cancelled' });
  const spent = aStory({ money: { ...untouched.money, givenBack: 260_418, left: 0 } });

  it('is given back by owners, also after a cancellation, as long as something is left', () => {
    expect(moneyActionsFor(untouched, owner)).toEqual({ mayRefund: true, mayCancel: true, mayTakeBack: false });
    expect(moneyActionsFor(cancelled, owner)).toMatchObject({ mayRefund: true, mayCancel: false });
    expect(moneyActionsFor(spent, owner).mayRefund).toBe(false);
  });

  it('stays where a cancellation is taken back: until the day of the visit, while nothing was sent', () => {
    const mayTakeBack = (story: typeof untouched, today: string) =>
      moneyActionsFor(story, { mayGiveBack: false, today }).mayTakeBack;
    const { appointmentDate } = cancelled.booking;
    expect([mayTakeBack(cancelled, appointmentDate), mayTakeBack(cancelled, '2099-01-01')]).toEqual([true, false]);
    const sent = aStory({ refunds: [aRefund('calling')] }, { status: 'cancelled' });
    const wanted = aStory({ refunds: [aRefund('requested')] }, { status: 'cancelled' });
    expect([mayTakeBack(sent, appointmentDate), mayTakeBack(wanted, appointmentDate)]).toEqual([false, true]);
  });

  it('is not the staff’s to give back; they may cancel', () => {
    expect(moneyActionsFor(untouched, { ...owner, mayGiveBack: false })).toMatchObject({
      mayRefund: false,
      mayCancel: true,
    });
  });

  it('that hangs is settled by owners alone', () => {
    expect([maySettle({ stuck: true }, true), maySettle({ stuck: true }, false)]).toEqual([true, false]);
    expect(maySettle({ stuck: false }, true)).toBe(false);
  });
});
