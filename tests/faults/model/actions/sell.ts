import { cents, parseDecimal } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { randomIds } from '#server/common/ids.ts';
import { bookByOperator } from '#server/modules/checkout/operator/book.ts';
import { sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { withdrawLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { owner } from '#tests/builders/money.ts';
import { begun, type Model } from '../model.ts';
import { customerOf, type Day, nameOf, requestOf, type Service } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, pick, wordOf } from './action.ts';

/** What an operator makes for somebody on the telephone. */
const wishOf = (who: number, day: Day, service: Service) => ({
  id: randomIds.uuid(),
  booking: requestOf(day, service),
  customer: customerOf(who),
  language: 'en' as const,
  own: service.own ?? null,
  total: parseDecimal(service.amount) ?? cents(0),
  note: null,
});

const isAhead = (model: Model, day: Day): boolean => day.begins > model.now;

/** Whoever is on the telephone learns at once whether the day can be had, or that a refresh is free. */
const fits = (answer: object): boolean =>
  !isRefusal(answer) || isRefused(answer, 'DATE_TAKEN', 'DATE_NOT_OPEN', 'SOLD_OUT', 'PRICE_DIFFERS');

/** The operator books for somebody, paid in cash or by transfer, or given away. */
export const bookForSomebody =
  (who: number, day: Day, { way, service }: { way: 'cash' | 'transfer' | 'free'; service: Service }): Action =>
  (model) => {
    if (!isAhead(model, day)) return null;
    return {
      says: `the operator books ${service.name} on ${day.date} for ${nameOf(who)} (${way})`,
      async act({ deps }) {
        const answer = await bookByOperator(deps, owner, { ...wishOf(who, day, service), way, reference: null });
        return ({ alone }) => {
          agree(!alone || fits(answer), 'a day that is free is sold by telephone');
          if (isRefusal(answer)) return answer.refused;
          const { orderNo, reference: bookingId, clientId } = answer;
          const known = { who, orderNo, day, service, bookingId, clientId, byOperator: true, paid: way !== 'free' };
          model.begins(begun(model, known));
          return clientId;
        };
      },
      lost: nothingLost,
    };
  };

/** The operator sends somebody a link to pay by. */
export const sendLink =
  (who: number, day: Day, { service, hours }: { service: Service; hours: 4 | 24 }): Action =>
  (model) => {
    if (!isAhead(model, day)) return null;
    const wish = wishOf(who, day, service);
    const sent = () => void model.links.push({ id: wish.id, who, day, service, withdrawn: 'no' });
    return {
      says: `the operator sends ${nameOf(who)} a link for ${service.name} on ${day.date} (${hours} h)`,
      async act({ deps }) {
        const answer = await sendPaymentLink(deps, owner, { ...wish, hours, channel: 'mail' });
        return ({ alone }) => {
          agree(!alone || fits(answer), 'a day that is free can be sent');
          if (!isRefusal(answer)) sent();
          return isRefusal(answer) ? answer.refused : answer.id;
        };
      },
      lost: sent, // if it was made at all
    };
  };

/** The operator takes a link back, perhaps while it is being paid. */
export const withdraw =
  (nth: number): Action =>
  (model) => {
    const link = pick({ likely: model.links.toReversed(), others: [] }, nth);
    if (!link) return null;
    return {
      says: `the operator withdraws the link for ${link.service.name} on ${link.day.date}`,
      async act({ deps }) {
        const answer = await withdrawLink(deps, owner, link.id);
        return () => {
          if (!isRefusal(answer)) model.withdraws(link, true);
          return wordOf(answer);
        };
      },
      lost: () => model.withdraws(link, false),
    };
  };
