import { parseDecimal, toDecimal } from '#domain/money.ts';
import type { CardGateway } from '../port.ts';
import { type ClientSettings, monerisClient } from './client.ts';
import { receiptReading, ticketResult } from './map.ts';

export type MonerisSettings = ClientSettings & { scriptUrl: string };

// The limits Moneris publishes for order_no. Checked here so that its complaint about one can only mean "taken".
const acceptableOrderNo = /^[^<>$%=?^"{}[\]\\]{1,50}$/;

/**
 * The card gateway on Moneris Checkout. It has no webhook, so the receipt is the only proof of a payment.
 * Never throws for what the gateway does or fails to do.
 */
export function monerisGateway(settings: MonerisSettings): CardGateway {
  const client = monerisClient(settings);
  return {
    checkoutId: settings.checkoutId,
    form: { scriptUrl: settings.scriptUrl, mode: settings.environment },

    async openTicket({ orderNo, amount, language }) {
      const total = toDecimal(amount);
      if (!acceptableOrderNo.test(orderNo) || parseDecimal(total) === null) {
        return { ok: false, reason: 'refused', detail: 'order number or amount outside the limits of the gateway' };
      }
      const reply = await client.preload({ order_no: orderNo, txn_total: total, language });
      return reply.arrived ? ticketResult(reply.body) : { ok: false, reason: 'unavailable', detail: reply.detail };
    },

    async readReceipt(ticket) {
      const reply = await client.receipt(ticket);
      return reply.arrived ? receiptReading(ticket, reply.body) : { state: 'unavailable', detail: reply.detail };
    },
  };
}
