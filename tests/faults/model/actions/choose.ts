import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { linkToken } from '#server/common/secrets.ts';
import { openCheckout } from '#server/modules/checkout/open.ts';
import type { Preloaded } from '#server/modules/checkout/open-ticket.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { vipKey } from '#tests/builders/bookings/vip-key.ts';
import { begun, type Checkout, type Link, type Model } from '../model.ts';
import type { Shop } from '../shop.ts';
import { customerOf, type Day, hour, nameOf, refreshOf, requestOf, type Service, visitorOf } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';

const ask = async ({ deps, calm }: Shop, { who, orderNo, day, service, link }: Checkout) =>
  preload(deps, visitorOf(who), {
    orderNo,
    amount: service.amount,
    booking: { ...requestOf(day, service), paymentLink: link && linkToken(deps.appSecret, link.id) },
    key: await vipKey(calm, service.clientId),
  });

/** A visitor chooses a day and a service, and comes to the card form. Whoever had another day gives it up. */
export const choose =
  (who: number, day: Day, service: Service, link: Link | null = null): Action =>
  (model) => {
    const person = model.person(who);
    if (person.gone || day.begins <= model.now) return null;
    let checkout: Checkout | null = null;
    const known = (one: Checkout) => {
      model.begins(one);
    };
    return {
      says: `${nameOf(who)} ${link ? 'opens the link for' : 'chooses'} ${service.name} on ${day.date}`,
      async act(shop) {
        const { orderNo } = await openCheckout(shop.deps);
        checkout = begun(model, { who, orderNo, day, service, link });
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

/** Somebody who was sent a payment link comes to its card form, once more perhaps. */
export const openLink =
  (nth: number): Action =>
  (model) => {
    const link = pick({ likely: model.links.toReversed(), others: [] }, nth);
    return link && choose(link.who, link.day, link.service, link)(model);
  };

/** A refresh of what somebody bought, with the number that they were told; the first one of a Platinum is free. */
export const chooseRefresh =
  (nth: number, who: number, { day, isFree }: { day: Day; isFree: boolean }): Action =>
  (model) => {
    const earlier = pick(
      model.booked(({ service }) => service.coatingType === 'platinum'),
      nth,
    );
    if (!earlier?.clientId) return null;
    return choose(who, day, refreshOf(earlier.clientId, isFree))(model);
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
const isForgotten = ({ now }: Model, { begun: since }: Checkout): boolean =>
  now.getTime() - since.getTime() > 24 * hour;

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
