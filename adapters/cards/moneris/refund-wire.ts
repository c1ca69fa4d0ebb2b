import * as z from 'zod/mini';
import { readXml } from '../xml.ts';
import { textOf } from './wire.ts';

const value = z.optional(z.string());

/** The gateway's answer to a refund or a void, of which only what we read is checked; "nothing" is the text "null". */
const gatewayAnswer = z.object({
  response: z.object({
    receipt: z.looseObject({
      ReceiptId: value,
      ResponseCode: value,
      Complete: value,
      Message: value,
      TransAmount: value,
      TransID: value,
      TransType: value,
      TimedOut: value,
    }),
  }),
});

export type GatewayReceipt = {
  orderNo: string;
  /** Digits, or empty when the call never reached the bank. */
  code: string;
  complete: string;
  message: string;
  amount: string;
  transactionNo: string;
  type: string;
  timedOut: string;
  raw: Record<string, unknown>;
};

/** The receipt within an answer; null if there is none. */
export function gatewayReceipt(text: string): GatewayReceipt | null {
  const parsed = gatewayAnswer.safeParse(readXml(text));
  if (!parsed.success) return null;
  const { receipt } = parsed.data.response;
  return {
    orderNo: textOf(receipt.ReceiptId),
    code: textOf(receipt.ResponseCode),
    complete: textOf(receipt.Complete),
    message: textOf(receipt.Message),
    amount: textOf(receipt.TransAmount),
    transactionNo: textOf(receipt.TransID),
    type: textOf(receipt.TransType),
    timedOut: textOf(receipt.TimedOut),
    raw: receipt,
  };
}
