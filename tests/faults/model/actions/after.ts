import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { cancelByCustomer, previewCancellation } from '#server/modules/bookings/cancel/customer.ts';
import { readOrder } from '#server/modules/checkout/order-status.ts';
import { type Checkout, isStanding, type Model } from '../model.ts';
import type { Shop } from '../shop.ts';
import { dayOf, nameOf, visitorOf, visitors } from '../world.ts';
import { type Action, agree, isRefused, nothingLost, orderOf, pick, wordOf } from './action.ts';
import { isPaid, seen } from './pay.ts';

/** A visitor comes back to the page of an order, or a stranger who knows its number does. */
export const comeBack =
  (nth: number, isStranger: boolean): Action =>
  (model) => {
    const checkout = pick(model.present(isPaid), nth);
    if (!checkout) return null;
    const { orderNo } = checkout;
    const who = isStranger ? (checkout.who + 1) % visitors.length : checkout.who;
    return {
      says: `${nameOf(who)} looks at ${orderOf(checkout)}`,
      async act({ deps }) {
        const answer = await readOrder(deps, visitorOf(who), { orderNo });
        return ({ alone }) => {
          const shown = 'booking' in answer && !('locked' in answer) && !('limited' in answer) ? answer.booking : null;
          agree(!(isStranger && shown), 'a stranger sees no booking');
          if (shown) seen(model, checkout, { reference: shown.bookingId, clientId: shown.clientId });
          if (shown && alone) checkout.at = dayOf(shown.appointmentDate);
          agree(isStranger || !alone || shown !== null || !checkout.bookingId, 'what was booked stays to be seen');
          if (shown && alone && checkout.cancelled !== 'perhaps') {
            agree((shown.status === 'cancelled') === (checkout.cancelled !== 'no'), 'nobody else cancels');
          }
          return shown ? shown.status : 'state' in answer ? answer.state : wordOf(answer);
        };
      },
      lost: nothingLost,
    };
  };

const tokenOf = async ({ calm }: Shop, { orderNo }: Checkout): Promise<string | undefined> =>
  (await sandboxLinks(calm, { orderNo })).cancel?.split('/').at(-1);

const notAToken = 'x'.repeat(43);

/** The link of the confirmation is opened, and the button pressed or not; or somebody guesses a token. */
export const cancel =
  (nth: number, how: 'look' | 'press' | 'guess'): Action =>
  (model) => {
    const paid = model.checkouts.filter(isPaid).reverse();
    const others = paid.filter((one) => !isStanding(one));
    const checkout = pick({ likely: paid.filter(isStanding), others }, nth);
    if (!checkout) return null;
    const ask = how === 'look' ? previewCancellation : cancelByCustomer;
    const action = { look: 'opens the link to cancel', press: 'cancels', guess: 'guesses the link of' }[how];
    return {
      says: `${nameOf(checkout.who)} ${action} ${orderOf(checkout)}`,
      async act(shop) {
        const token = how === 'guess' ? notAToken : await tokenOf(shop, checkout);
        const answer = await ask(shop.deps, { token: token ?? notAToken });
        return ({ alone }) => {
          if (how === 'guess' || token === undefined) {
            agree(isRefused(answer, 'CANCEL_LINK_INVALID'), 'only the right link opens a cancellation');
            return wordOf(answer);
          }
          if (alone) compare(model, checkout, { answer, how });
          if (!isRefusal(answer) && how === 'press')
            model.cancelled(checkout, answer.refundEligible ? 'in time' : 'too late');
          if (!alone && isRefused(answer, 'ALREADY_CANCELLED')) model.cancelled(checkout, 'perhaps');
          return isRefusal(answer) ? answer.refused : `refund: ${answer.refundEligible}`;
        };
      },
      lost: () => {
        if (how === 'press') model.cancelled(checkout, 'perhaps');
      },
    };
  };

type Answered = { answer: Awaited<ReturnType<typeof cancelByCustomer>>; how: 'look' | 'press' };

/** What the link says must be what a person would expect of it. */
function compare(model: Model, checkout: Checkout, { answer, how }: Answered): void {
  const now = model.cancellation(checkout);
  if (now === null || checkout.over === 'perhaps') return;
  const said = isRefusal(answer) ? answer.refused : answer.refundEligible ? 'in time' : 'too late';
  const cancelledAlready = how === 'press' ? 'ALREADY_CANCELLED' : 'CANCEL_LINK_INVALID';
  const expected = now === 'over' || checkout.over === 'yes' ? 'CANCEL_LINK_INVALID' : now;
  const possible = {
    no: [expected],
    perhaps: [expected, cancelledAlready],
    'in time': [cancelledAlready],
    'too late': [cancelledAlready],
  }[checkout.cancelled];
  agree(possible.includes(said), `a cancellation says ${possible.join(' or ')}, not ${said}`);
}
