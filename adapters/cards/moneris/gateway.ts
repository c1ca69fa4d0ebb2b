import { failureOf } from '#adapters/common/answer.ts';
import { parseDecimal, toDecimal } from '#domain/money.ts';
import type { CardGateway, RefundRequest } from '../port.ts';
import { type ClientSettings, monerisClient } from './checkout-client.ts';
import { receiptReading, ticketResult } from './map.ts';
import { type GatewayCall, type GatewayReply, type GatewaySettings, monerisGatewayClient } from './refund-client.ts';
import { refundReading, refundResult } from './refund-map.ts';

export type MonerisSettings = ClientSettings & GatewaySettings & { scriptUrl: string };

// The limits Moneris publishes for order_no. Checked here so that its complaint about one can only mean "taken".
const acceptableOrderNo = /^[^<>$%=?^"{}[\]\\]{1,50}$/;

// Safe in XML, and named in a receipt before.
const acceptableTransactionNo = /^[\x21-\x7e]{1,50}$/;

/**
 * The card gateway on Moneris: Checkout takes the money, the XML gateway gives it back. There is no webhook, so the
 * receipt is the only proof of a payment. Never throws because of the gateway.
 */
export function monerisGateway(settings: MonerisSettings): CardGateway {
  const checkout = monerisClient(settings);
  const gateway = monerisGatewayClient(settings);
  const ask = (
    { amount, ...request }: RefundRequest,
    how: Pick<GatewayCall, 'statusCheck' | 'mayLeave'>,
  ): Promise<GatewayReply> => gateway({ ...request, amount: toDecimal(amount), ...how });
  return {
    checkoutId: settings.checkoutId,
    store: `${settings.environment}:${settings.storeId}`,
    form: { scriptUrl: settings.scriptUrl, mode: settings.environment },

    async openTicket({ orderNo, amount, language, savedCard }) {
      const total = toDecimal(amount);
      if (!acceptableOrderNo.test(orderNo) || parseDecimal(total) === null) {
        return { ok: false, reason: 'refused', detail: 'order number or amount outside the limits of the gateway' };
      }
      // Whoever has only the link does not know the code on the card.
      const token = savedCard && [{ data_key: savedCard.dataKey, issuer_id: savedCard.issuerId }];
      const offered = token && ({ ask_cvv: 'Y', token } as const);
      const reply = await checkout.preload({ order_no: orderNo, txn_total: total, language, ...offered });
      return reply.arrived ? ticketResult(reply.body) : { ok: false, reason: 'unavailable', ...failureOf(reply) };
    },

    async readReceipt(ticket) {
      const reply = await checkout.receipt(ticket);
      return reply.arrived ? receiptReading(ticket, reply.body) : { state: 'unavailable', ...failureOf(reply) };
    },

    async refund(request, mayLeave) {
      if (!isAcceptable(request)) return { state: 'refused', code: '', message: outsideLimits, raw: {} };
      const reply = await ask(request, { statusCheck: false, mayLeave });
      if (reply.arrived) return refundResult(request, reply.text);
      return { state: reply.sent ? 'unknown' : 'not-sent', ...failureOf(reply) };
    },

    async readRefund(request) {
      if (!isAcceptable(request)) return { state: 'absent' };
      const reply = await ask(request, { statusCheck: true });
      return reply.arrived ? refundReading(request, reply.text) : { state: 'unavailable', ...failureOf(reply) };
    },
  };
}

const outsideLimits = 'order number, transaction number or amount outside the limits of the gateway';

/** A request that fails here was never sent, so the gateway cannot know it either. */
function isAcceptable({ orderNo, transactionNo, amount }: RefundRequest): boolean {
  const sendable = acceptableOrderNo.test(orderNo) && !/\p{Cc}/u.test(orderNo);
  return (
    sendable && acceptableTransactionNo.test(transactionNo) && amount > 0 && parseDecimal(toDecimal(amount)) !== null
  );
}
