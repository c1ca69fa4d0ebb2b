import type { FastifyReply, FastifyRequest } from 'fastify';
import { needOf } from '#business/services.ts';
import * as bookingContract from '#contract/booking-details.ts';
import * as contract from '#contract/checkout.ts';
import * as linkContract from '#contract/links/payment-links.ts';
import * as pricingContract from '#contract/pricing.ts';
import { type QuoteOnWire, quoteToWire } from '#contract/quote.ts';
import * as cardContract from '#contract/saved-cards.ts';
import * as termsContract from '#contract/terms.ts';
import { type FailureCode, isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { acceptTerms } from './accept-terms.ts';
import { keepCard, readCheckoutCard } from './card/keep-card.ts';
import { chargeRoutes } from './charge/routes.ts';
import { confirmBooking } from './confirm.ts';
import { openCheckout } from './open.ts';
import { readPaymentLink } from './operator/read-link.ts';
import { readOrder } from './order-status.ts';
import { shownIds } from './parts/confirmed.ts';
import { preload } from './preload.ts';
import type { Shown } from './price.ts';
import { quotePrices } from './quote.ts';
import { saveCustomer } from './save-customer.ts';
import { watchCheckout } from './watch.ts';

type Prices = Exclude<Awaited<ReturnType<typeof quotePrices>>, Refusal>;
type PricesOnWire = Omit<Prices, 'quote' | 'wrongKey'> & { quote?: QuoteOnWire };

const onWire = new WeakMap<Prices, PricesOnWire>();

/** Identical prices are the same response value, so that their bytes are cached. */
function pricesOnWire(prices: Prices): PricesOnWire {
  const known = onWire.get(prices);
  if (known) return known;
  const { quote, wrongKey: _, ...standard } = prices;
  const fresh = { ...standard, ...(quote && { quote: quoteToWire(quote) }) };
  onWire.set(prices, fresh);
  return fresh;
}

/** Operators know whose number it is when pricing a booking; everyone else presents a VIP's key. */
const shownBy = async (
  api: Api,
  request: FastifyRequest,
  asked: { coatingType?: string | null | undefined },
): Promise<Shown> =>
  needOf(asked.coatingType ?? '') === 'order' && (await api.operatorViewer(request)) !== null
    ? 'operator'
    : { key: keyOf(request) };

const isRefusalOf = (code: FailureCode) => (outcome: unknown) => isRefusal(outcome) && outcome.refused === code;

/** Whether an answer is the whole record of a booking. */
const isWhole = (found: object): boolean => 'booking' in found && !('locked' in found) && !('limited' in found);

const isUnknownClient = isRefusalOf('CLIENT_NUMBER_UNKNOWN');
const isOtherPrice = isRefusalOf('PRICE_DIFFERS');
const isWrongKey = (outcome: object): boolean => 'wrongKey' in outcome && outcome.wrongKey === true;

type Client = { orderNumber?: string | null | undefined; clientId?: string | null | undefined };

/** The answer about a client number. Only a limited number may be confirmed as known. */
async function ofClient<T extends object>(api: Api, reply: FastifyReply, asked: Client, said: T): Promise<T | Refusal> {
  if (isUnknownClient(said) || isRefusalOf('TOO_MANY_REQUESTS')(said)) return said;
  const seconds = await api.knownNumbers(reply.request, asked.orderNumber || asked.clientId || '');
  return seconds === null ? said : refuse('TOO_MANY_REQUESTS', { retryAfter: seconds });
}

const often = perMinute(240);

export function checkoutRoutes(api: Api, deps: Deps): void {
  route(
    api,
    pricingContract.quotePrices,
    async ({ body, known, reply }) => {
      const shown = await shownBy(api, reply.request, body);
      const ask = () => quotePrices(deps, known(), body, shown);
      const isGuess = (outcome: object) => isUnknownClient(outcome) || isWrongKey(outcome);
      const prices = await (needOf(body.coatingType ?? '') === 'order' && shown !== 'operator'
        ? ofClient(api, reply, body, await api.failures.clientNumber(reply, ask, isGuess))
        : ask());
      return isRefusal(prices) ? prices : pricesOnWire(prices);
    },
    { ...often, keeps: true },
  );

  route(api, termsContract.acceptTerms, ({ body, visitor }) => acceptTerms(deps, visitor(), body), perMinute(30));

  route(
    api,
    contract.openCheckout,
    ({ visitor }) => {
      visitor(); // Set before the first hold: a browser that never saw preload's answer must not lose the day to itself.
      return openCheckout(deps);
    },
    often,
  );

  route(
    api,
    contract.preload,
    async ({ body: { order_no: orderNo, amount, booking, hasCookie = false }, visitor, known, reply }) => {
      if (hasCookie && known().hash === null) return refuse('COOKIES_NEEDED');
      const key = needOf(booking.coatingType) === 'order' ? keyOf(reply.request) : undefined;
      const { [contract.proofHeader]: proof } = reply.request.headers;
      const request = { orderNo, amount, booking, key, ...(typeof proof === 'string' && { proof }) };
      const ask = () => preload(deps, visitor(), request);
      const { invitationCode, clientNumber } = api.failures;
      const loaded = await (needOf(booking.coatingType) === 'code'
        ? invitationCode(reply, ask, isRefusalOf('INVITATION_CODE_INVALID'))
        : needOf(booking.coatingType) === 'order'
          ? clientNumber(
              reply,
              ask,
              (outcome) => isUnknownClient(outcome) || (key !== undefined && isOtherPrice(outcome)),
            )
          : ask());
      if (isRefusal(loaded))
        return needOf(booking.coatingType) === 'order' ? ofClient(api, reply, booking, loaded) : loaded;
      const { checkoutId: checkout_id, ...ticket } = loaded;
      return { checkout_id, ...ticket };
    },
    perMinute(120),
  );

  chargeRoutes(api, deps);

  route(api, linkContract.readPaymentLink, ({ params }) => readPaymentLink(deps, params), perMinute(60));

  route(
    api,
    contract.saveCustomer,
    ({ params, body, visitor }) =>
      saveCustomer(deps, visitor(), { orderNo: params.order, customer: body.customerData }),
    often,
  );

  route(
    api,
    cardContract.readCheckoutCard,
    ({ params, visitor }) => readCheckoutCard(deps, visitor(), { orderNo: params.order }),
    often,
  );

  route(
    api,
    cardContract.keepCard,
    ({ params, body, visitor }) => keepCard(deps, visitor(), { orderNo: params.order, keep: body.keep }),
    often,
  );

  route(
    api,
    contract.afterPayment,
    async ({ body: { order_no: orderNo, ticket, customerData: customer }, visitor, reply }) => {
      const ask = () => confirmBooking(deps, visitor(), { orderNo, ticket, customer, key: keyOf(reply.request) });
      // Without a payment, it is a request for a free refresh; a paid order is never blocked.
      const confirmed = await (ticket === null ? api.failures.clientNumber(reply, ask, isOtherPrice) : ask());
      return isRefusal(confirmed) ? confirmed : { success: true as const, ...shownIds(confirmed) };
    },
    often,
  );

  route(
    api,
    contract.watchCheckout,
    ({ params, body, visitor }) =>
      watchCheckout(deps, visitor(), { orderNo: params.order, seen: body.seen ?? 'closed' }),
    often,
  );

  route(
    api,
    bookingContract.readBooking,
    async ({ params, query, visitor, reply }) => {
      const key = keyOf(reply.request) ?? query.key;
      const question = { orderNo: params.order, key };
      let found = await readOrder(deps, visitor(), question);
      if (isRefusal(found)) return found;
      const hash = 'booking' in found && !isWhole(found) ? await api.operatorViewer(reply.request) : null;
      if (hash !== null) found = await readOrder(deps, { hash }, question);
      if (isRefusal(found)) return found;
      if (key !== undefined && isWhole(found)) api.cookies.keepKey(reply, { orderNo: params.order, key });
      if ('state' in found) reply.code(202);
      return found;
    },
    perMinute(120),
  );
}
