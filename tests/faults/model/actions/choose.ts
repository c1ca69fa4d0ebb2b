import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { openCheckout } from '#server/modules/checkout/open.ts';
import type { Preloaded } from '#server/modules/checkout/open-ticket.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { aRequest } from '#tests/builders/test-app.ts';
import type { Checkout, Model } from '../model.ts';
import type { Shop } from '../shop.ts';
import { customerOf, type Day, hour, nameOf, type Service, visitorOf } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';

const ask = ({ deps }: Shop, { who, orderNo, day, service }: Checkout) =>
  preload(deps, visitorOf(who), {
    orderNo,
    amount: service.amount,
    booking: aRequest({
      appointmentDate: day.date,
      coatingType: service.coatingType,
      clientId: service.clientId,
    }),
  });

/** A visitor chooses a day and a service, and comes to the card form. Whoever had another day gives it up. */
export const choose =
  (who: number, day: Day, service: Service): Action =>
  (model) => {
    const person = model.person(who);
    if (person.gone || day.begins <= model.now) return null;
    let checkout: Checkout | null = null;
    const known = (one: Checkout) => {
      model.begins(one);
    };
    return {
      says: `${nameOf(who)} chooses ${service.name} on ${day.date}`,
      async act(shop) {
        const { orderNo } = await openCheckout(shop.deps);
        checkout = begin(model, { who, orderNo, day, service });
        const one = checkout;
        const answer = await ask(shop, one);
        return ({ alone }) => {
          const said = `${orderNo}: ${isRefusal(answer) ? answer.refused : (answer.ticket ?? 'no card is needed')}`;
          if (isRefusal(answer) && !mayHaveMoved(answer)) return said;
          known(one);
          learn(model, one, { answer, alone });
          return said;
        };
      },
      lost() {
        if (!checkout) return;
        known(checkout);
        model.mayHold(checkout);
      },
    };
  };

/** The same again: a second tab, or a page that had no answer. */
export const chooseAgain =
  (nth: number): Action =>
  (model) => {
    const checkout = pick(
      model.present((one) => one.ticket === null),
      nth,
    );
    if (!checkout) return null;
    return {
      says: `${nameOf(checkout.who)} asks again for ${orderOf(checkout)}`,
      async act(shop) {
        const answer = await ask(shop, checkout);
        return ({ alone }) => {
          const isNew = checkout.ticket === null || isForgotten(model, checkout);
          const shown = isRefusal(answer) ? null : answer.ticket;
          agree(shown === null || isNew || shown === checkout.ticket, 'asking again shows the same ticket');
          if (isRefusal(answer) && !mayHaveMoved(answer)) return answer.refused;
          const isLast = model.person(checkout.who).last === checkout;
          if (isNew) learn(model, checkout, { answer, alone: alone && isLast });
          return shown ?? wordOf(answer);
        };
      },
      lost: () => {
        if (checkout.ticket === null || isForgotten(model, checkout)) model.mayHold(checkout);
      },
    };
  };

/** A day after it ended unpaid nothing is known of a checkout, and its number begins another. */
const isForgotten = ({ now }: Model, { begun }: Checkout): boolean => now.getTime() - begun.getTime() > 24 * hour;

/** The visitor says who pays. */
export const giveName =
  (nth: number): Action =>
  (model) => {
    const checkout = pick(
      model.present((one) => !one.named && model.isFresh(one)),
      nth,
    );
    if (!checkout) return null;
    const { who, orderNo } = checkout;
    return {
      says: `${nameOf(who)} gives name and address for ${orderOf(checkout)}`,
      async act({ deps }) {
        const answer = await saveCustomer(deps, visitorOf(who), { orderNo, customer: customerOf(who) });
        return ({ alone }) => {
          if (!isRefusal(answer)) checkout.named = true;
          const isOpen = checkout.ticket !== null && !checkout.paid && model.isFresh(checkout);
          agree(!(alone && isOpen) || checkout.named, 'a name is taken while the card form is open');
          return wordOf(answer);
        };
      },
      lost: nothingLost,
    };
  };

const begin = (model: Model, what: Pick<Checkout, 'who' | 'orderNo' | 'day' | 'service'>): Checkout => ({
  ...what,
  begun: model.now,
  ticket: null,
  named: false,
  paid: false,
  promised: false,
  bookingId: null,
  cancelled: 'no',
  parts: [],
  strikes: [],
  partsPerhaps: false,
});

/** Other refusals leave the visitor with what he held before. */
const mayHaveMoved = (answer: Refusal): boolean => isRefused(answer, 'CARD_GATEWAY_UNAVAILABLE', 'CHECKOUT_ENDED');

function learn(
  model: Model,
  checkout: Checkout,
  { answer, alone }: { answer: Preloaded | Refusal; alone: boolean },
): void {
  if (!isRefusal(answer)) checkout.ticket = answer.ticket;
  if (!isRefusal(answer) && alone) model.holds(checkout);
  else model.mayHold(checkout);
}
