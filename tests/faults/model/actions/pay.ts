import { isRefusal } from '#domain/refusal.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { watchCheckout } from '#server/modules/checkout/watch.ts';
import { vipKey } from '#tests/builders/bookings/vip-key.ts';
import type { Checkout, Model } from '../model.ts';
import { customerOf, nameOf, visitorOf, visitors } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';

export type Card = 'good' | 'bad' | 'slow';
const cards = { good: 'a card', bad: 'a card that is declined', slow: 'a card of a slow bank' } as const;

/** A card is typed into the gateway's form, for whatever ticket was ever shown. The program hears nothing of it. */
export const pay =
  (nth: number, card: Card): Action =>
  (model) => {
    const checkout = pick(
      model.present((one) => one.ticket !== null && !one.paid && model.isFresh(one)),
      nth,
    );
    const ticket = checkout?.ticket;
    if (!checkout || !ticket) return null;
    return {
      says: `${nameOf(checkout.who)} pays ${ticket} of ${orderOf(checkout)} with ${cards[card]}`,
      async act({ gateway }) {
        const said = gateway.pay(ticket, card);
        if (said === 'approved') model.paid(checkout, { slowly: card === 'slow' });
        return () => said;
      },
      lost: nothingLost,
    };
  };

export const submit =
  (nth: number): Action =>
  (model) => {
    const checkout = pick(
      model.present((one) => isPaid(one) && one.bookingId === null),
      nth,
    );
    if (!checkout) return null;
    const { who, orderNo, ticket, service } = checkout;
    return {
      says: `${nameOf(who)} presses Submit for ${orderOf(checkout)}`,
      async act({ deps, calm, gateway }) {
        const isCalm = gateway.isHealthy;
        const key = await vipKey(calm, service.clientId);
        const answer = await confirmBooking(deps, visitorOf(who), { orderNo, ticket, customer: customerOf(who), key });
        return ({ alone }) => {
          if (isRefusal(answer)) {
            agree(!alone || checkout.bookingId === null, 'what was booked stays booked');
            agree(!(alone && isCalm && isOwed(model, checkout)), 'who paid in time for a day he held gets it');
            return answer.refused;
          }
          seen(model, checkout, answer);
          return answer.clientId;
        };
      },
      lost: nothingLost,
    };
  };

export const forgeries = ['a stranger', 'an invented ticket', 'the ticket of another order'] as const;

/** Somebody tries to get a booking that is not his, or with a ticket that is not the order's. */
export const submitForged =
  (nth: number, forgery: (typeof forgeries)[number]): Action =>
  (model) => {
    const checkout = pick({ likely: model.checkouts, others: [] }, nth);
    const other = model.checkouts.find(({ ticket }) => ticket !== null && ticket !== checkout?.ticket);
    const tickets = { 'a stranger': checkout?.ticket ?? null, 'an invented ticket': 'ticket-0' };
    const ticket = forgery === 'the ticket of another order' ? other?.ticket : tickets[forgery];
    if (!checkout || ticket === undefined) return null;
    const who = forgery === 'a stranger' ? (checkout.who + 1) % visitors.length : checkout.who;
    const { orderNo } = checkout;
    return {
      says: `Submit is forged with ${forgery} for ${orderOf(checkout)}`,
      async act({ deps }) {
        const answer = await confirmBooking(deps, visitorOf(who), { orderNo, ticket, customer: customerOf(who) });
        return () => {
          // A checkout that is forgotten is known by its booking alone, and the browser that booked may see that.
          const isHis = who === checkout.who && !isRefusal(answer);
          if (isHis) seen(model, checkout, answer);
          const isRight = isHis || isRefused(answer, 'CHECKOUT_OF_ANOTHER', 'CHECKOUT_NOT_FOUND');
          agree(isRight, 'a forged Submit gets nothing');
          return wordOf(answer);
        };
      },
      lost: nothingLost,
    };
  };

/** The page tells of a payment that was sent, or of its closing. */
export const beacon =
  (nth: number, saw: 'submitted' | 'closed'): Action =>
  (model) => {
    const checkout = pick(model.present(isPaid), nth);
    if (!checkout) return null;
    const { who, orderNo } = checkout;
    return {
      says: `the page of ${nameOf(who)} says "${saw}" for ${orderNo}`,
      async act({ deps }) {
        await watchCheckout(deps, visitorOf(who), { orderNo, seen: saw });
        return () => 'done';
      },
      lost: nothingLost,
    };
  };

/** Paid, or nothing is due. */
export const isPaid = ({ paid, service }: Checkout): boolean => paid || service.name === 'free refresh';

/** It is this visitor's by promise, and he has not asked for the same twice. */
const isOwed = (model: Model, checkout: Checkout): boolean =>
  checkout.promised && model.sameWish(checkout).length === 1;

/** A visitor sees that an order is booked; it is the same booking ever after. */
export function seen(
  model: Model,
  checkout: Checkout,
  { reference: bookingId, clientId }: { reference: string; clientId: string },
): void {
  agree(checkout.bookingId === null || checkout.bookingId === bookingId, 'an order has one booking');
  agree(isPaid(checkout), 'nothing is booked that was not paid');
  if (checkout.bookingId === null && model.person(checkout.who).holds?.day === checkout.day) {
    model.person(checkout.who).holds = null;
  }
  checkout.bookingId = bookingId;
  checkout.clientId = clientId;
}
