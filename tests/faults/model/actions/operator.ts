import type { CorrectedStorefront } from '#domain/booking/storefront.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByOperator } from '#server/modules/bookings/cancel/operator.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { correctStorefront } from '#server/modules/bookings/storefront/correct.ts';
import { previewStorefront } from '#server/modules/bookings/storefront/preview.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { owner } from '#tests/builders/money.ts';
import { isStanding, type Model } from '../model.ts';
import { rowOf, wordOnRefund } from '../shop.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';

/** How much the operator gives back: a few dollars, a third of the payment, all of it, more than was ever paid. */
export const shares = ['a little', 'a third', 'everything', 'too much'] as const;
export type Share = (typeof shares)[number];

const amountOf = (share: Share, total: number) =>
  cents({ 'a little': 1_250, 'a third': Math.floor(total / 3), everything: total, 'too much': total + 1 }[share]);

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

/** The operator gives a part of a payment back, whether the visit stands or was cancelled. */
export const givePart =
  (nth: number, share: Share): Action =>
  (model) => {
    const likely = model.checkouts.filter(({ paid, bookingId }) => paid && bookingId !== null).reverse();
    const checkout = pick({ likely, others: [] }, nth);
    if (!checkout) return null;
    return {
      says: `the operator gives ${share} back of ${orderOf(checkout)}`,
      async act(shop) {
        const { version, total } = await rowOf(shop, checkout);
        const amount = amountOf(share, total);
        const { orderNo } = checkout;
        const asked = { orderNo, version, amount, reason: 'A pane was left out.', notify: true };
        const answer = await refundPartially(shop.deps, owner, asked);
        return ({ alone }) => {
          const given = sum(checkout.parts);
          if (!isRefusal(answer)) {
            agree(given + amount <= total, 'no more goes back than was paid');
            checkout.parts.push(amount);
          }
          const isPlain = alone && checkout.cancelled === 'no' && !checkout.partsPerhaps && given === 0;
          agree(!isPlain || isRefusal(answer) === (share === 'too much'), 'a first part of a standing visit goes back');
          const fits = isRefused(answer, 'REFUND_TOO_MUCH', 'BOOKING_CHANGED');
          agree(!isRefusal(answer) || fits, 'a part is refused for its amount or for a change alone');
          agree(!alone || !isRefused(answer, 'BOOKING_CHANGED'), 'nothing changed meanwhile');
          return wordOf(answer);
        };
      },
      lost: () => {
        checkout.partsPerhaps = true;
      },
    };
  };

/** A door, what is sold in this town, and the largest front. */
export const storefronts: readonly CorrectedStorefront[] = [
  { storefrontSize: 'little-storefront', selectedLayout: 'layout13' },
  { storefrontSize: 'little-storefront', selectedLayout: 'layout1' },
  { storefrontSize: 'grand-storefront', selectedLayout: 'layout12' },
];

/** The operator finds another storefront than was sold, and gives a lower price's difference back or leaves the money. */
export const correct =
  (nth: number, storefront: CorrectedStorefront, { gives }: { gives: boolean }): Action =>
  (model) => {
    const checkout = pick(model.booked(isStanding), nth);
    if (!checkout) return null;
    return {
      says: `the operator corrects ${orderOf(checkout)} to ${storefront.storefrontSize} ${storefront.selectedLayout}`,
      async act({ deps, calm }) {
        const { orderNo } = checkout;
        const seen = await previewStorefront(calm, { orderNo, storefront });
        if (isRefusal(seen)) return () => seen.refused;
        const { version, difference } = seen;
        const settlement = difference === 0 ? 'none' : gives && difference < 0 ? 'refund' : 'leave';
        const wish = { orderNo, version, storefront, difference, settlement, by: owner } as const;
        const answer = await correctStorefront(deps, { ...wish, reason: 'Measured again.', notify: true });
        return ({ alone }) => {
          // What it is corrected to already changes nothing.
          const isNew = !isRefusal(answer) && answer.version > version;
          if (isNew && settlement === 'refund') checkout.parts.push(-difference);
          const isPlain = alone && isStanding(checkout) && !checkout.partsPerhaps && checkout.parts.length === 0;
          agree(!isPlain || !isRefusal(answer), 'a storefront whose money is whole is corrected');
          return isRefusal(answer) ? answer.refused : `${settlement} ${difference}`;
        };
      },
      lost: () => {
        checkout.partsPerhaps = true;
      },
    };
  };

/** The operator cancels, with what is left of the money or without. */
export const cancelAsOperator =
  (nth: number, refund: 'full' | 'none'): Action =>
  (model) => {
    const checkout = pick(model.booked(isStanding), nth);
    if (!checkout) return null;
    return {
      says: `the operator cancels ${orderOf(checkout)} (${refund})`,
      async act(shop) {
        const { version } = await rowOf(shop, checkout);
        const { orderNo } = checkout;
        const answer = await cancelByOperator(shop.deps, owner, { orderNo, version, refund, notify: true });
        return ({ alone }) => {
          agree(!alone || !isStanding(checkout) || !isRefusal(answer), 'a visit that stands can be cancelled');
          if (!isRefusal(answer)) model.cancelled(checkout, refund === 'full' ? 'in time' : 'too late');
          else if (!alone && isRefused(answer, 'ALREADY_CANCELLED')) model.cancelled(checkout, 'perhaps');
          return wordOf(answer);
        };
      },
      lost: () => model.cancelled(checkout, 'perhaps'),
    };
  };

/** An owner settles a refund that is stuck, after a look into the gateway's console. */
export const settle =
  (elsewhere: boolean): Action =>
  ({ checkouts }: Model) =>
    checkouts.length === 0
      ? null
      : {
          says: `the owner settles a refund${elsewhere ? ', by a transfer if need be' : ''}`,
          async act(shop) {
            const word = await wordOnRefund(shop, elsewhere ? 'returned-elsewhere' : 'send-again');
            if (!word) return () => 'none is stuck';
            const answer = await settleRefund(shop.deps, owner, word);
            return () => `${word.outcome}: ${wordOf(answer)}`;
          },
          lost: nothingLost,
        };
