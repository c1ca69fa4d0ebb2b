import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { markOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { answerProposal } from '#server/modules/weather/answer.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { owner } from '#tests/builders/money.ts';
import { type Checkout, isStanding } from '../model.ts';
import { rowOf, type Shop } from '../shop.ts';
import { type Day, dayOf, hour, nameOf } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';

const time = '9:00 AM';

/** The secret of the mails of a booking; what nobody was sent opens nothing. */
export const keyOf = async ({ calm }: Shop, { orderNo }: Checkout): Promise<string> =>
  new URL((await sandboxLinks(calm, { orderNo })).booking ?? 'http://localhost/?key=x').searchParams.get('key') ?? '';

/** Where the visit is when a move has answered; of two at once nobody knows which was the last. */
function moved(checkout: Checkout, to: Day | null, { alone }: { alone: boolean }): void {
  checkout.at = alone ? to : null;
}

const lost = (checkout: Checkout) => () => {
  checkout.at = null;
};

/** The client moves the visit by the link of the mails. */
export const moveAsCustomer =
  (nth: number, day: Day): Action =>
  (model) => {
    const checkout = pick(model.booked(isStanding), nth);
    if (!checkout) return null;
    return {
      says: `${nameOf(checkout.who)} moves the visit of ${orderOf(checkout)} to ${day.date}`,
      async act(shop) {
        const wish = { orderNo: checkout.orderNo, key: await keyOf(shop, checkout), date: day.date, time } as const;
        const answer = await moveByCustomer(shop.deps, wish);
        return ({ alone }) => {
          const { at } = checkout;
          if (alone && isStanding(checkout) && at && at !== day) {
            const isLate = at.begins.getTime() - model.now.getTime() < 48 * hour;
            agree(isRefused(answer, 'MOVE_TOO_LATE') === isLate, 'a visit is moved until two days before it');
          }
          if (!isRefusal(answer)) moved(checkout, day, { alone });
          return wordOf(answer);
        };
      },
      lost: lost(checkout),
    };
  };

/** The operator moves it, however late it is. */
export const moveAsOperator =
  (nth: number, day: Day): Action =>
  (model) => {
    const checkout = pick(model.booked(isStanding), nth);
    if (!checkout) return null;
    return {
      says: `the operator moves the visit of ${orderOf(checkout)} to ${day.date}`,
      async act(shop) {
        const { version } = await rowOf(shop, checkout);
        const { orderNo } = checkout;
        const wish = { orderNo, version, date: day.date, time, notify: true, anyDay: false, by: owner } as const;
        const answer = await moveByOperator(shop.deps, wish);
        return ({ alone }) => {
          agree(
            !alone || !isRefused(answer, 'BOOKING_CHANGED', 'MOVE_TOO_LATE'),
            'it is never too late for the operator',
          );
          if (!isRefusal(answer)) moved(checkout, day, { alone });
          return wordOf(answer);
        };
      },
      lost: lost(checkout),
    };
  };

/** In the evening rain is seen on the day of a visit, and another one proposed to whoever has a visit then. */
export const seeRain =
  (nth: number): Action =>
  (model) => {
    const day = pick(model.booked(isStanding), nth)?.at;
    if (!day) return null;
    return {
      says: `the forecast sees rain on ${day.date}`,
      async act({ deps, sky }) {
        sky.rain = [day.date];
        const { judged, proposed } = await judgeVisits(deps);
        return () => `${proposed} of ${judged} proposed`;
      },
      lost: nothingLost,
    };
  };

/** The client answers the newest proposal, or changes an answer on its page. */
export const answerWeather =
  (nth: number, action: 'accept' | 'decline'): Action =>
  (model) => {
    const checkout = pick(model.booked(isStanding), nth);
    if (!checkout) return null;
    return {
      says: `${nameOf(checkout.who)} answers "${action}" to the weather of ${orderOf(checkout)}`,
      async act({ deps, calm }) {
        const link = (await sandboxLinks(calm, { orderNo: checkout.orderNo })).weather ?? 'http://localhost/?token=x';
        const token = new URL(link).searchParams.get('token') ?? '';
        const answer = await answerProposal(deps, { token, action, change: true, language: 'en' });
        return ({ alone }) => {
          if (!isRefusal(answer)) moved(checkout, dayOf(answer.appointmentDate), { alone });
          return isRefusal(answer) ? answer.refused : answer.appointmentDate;
        };
      },
      lost: lost(checkout),
    };
  };

/** The operator says how a visit went. */
export const sayOutcome =
  (nth: number, outcome: 'completed' | 'no-show'): Action =>
  (model) => {
    const isOver = (one: Checkout) => isStanding(one) && one.at !== null && one.at.begins <= model.now;
    const checkout = pick(model.booked(isOver), nth);
    if (!checkout) return null;
    return {
      says: `the operator marks ${orderOf(checkout)} ${outcome}`,
      async act(shop) {
        const { version } = await rowOf(shop, checkout);
        const { orderNo } = checkout;
        const answer = await markOutcome(shop.deps, { orderNo, version, outcome, by: owner });
        return ({ alone }) => {
          agree(!alone || !isOver(checkout) || !isRefusal(answer), 'a visit whose hour has come can be marked');
          if (!isRefusal(answer)) checkout.over = 'yes';
          return wordOf(answer);
        };
      },
      lost: () => {
        if (checkout.over === 'no') checkout.over = 'perhaps';
      },
    };
  };
